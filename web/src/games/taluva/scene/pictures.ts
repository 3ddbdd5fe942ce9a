/** The terrains' pictures, painted by code: one texture for all tops. */
import type { CanvasTexture } from "three";
import { type Canvas2D, canvasTexture } from "../../../scene/canvas";
import { seededRandom } from "../../../scene/shapes";
import { GROUND } from "../appearance";
import type { Terrain } from "../model";
import { PICTURE_COLUMNS, PICTURE_ROWS, TERRAINS } from "./ground";

const CELL = 512;

type Random = () => number;

export function terrainPictures(): CanvasTexture {
  return canvasTexture(CELL * PICTURE_COLUMNS, CELL * PICTURE_ROWS, (context) => {
    TERRAINS.forEach((terrain, index) => {
      context.save();
      context.translate((index % PICTURE_COLUMNS) * CELL, Math.floor(index / PICTURE_COLUMNS) * CELL);
      context.beginPath();
      context.rect(0, 0, CELL, CELL);
      context.clip();
      context.fillStyle = GROUND[terrain];
      context.fillRect(0, 0, CELL, CELL);
      PAINT[terrain](context, seededRandom(index + 7));
      context.restore();
    });
  });
}

/** Soft patches that keep a plain from looking plain. */
function mottle(
  context: Canvas2D,
  random: Random,
  colours: readonly string[],
  count: number,
  size: number,
  alpha: number,
): void {
  context.globalAlpha = alpha;
  for (let k = 0; k < count; k++) {
    const [x, y, r] = [random() * CELL, random() * CELL, size * (0.5 + random())];
    const soft = context.createRadialGradient(x, y, 0, x, y, r);
    const colour = colours[Math.floor(random() * colours.length)]!;
    soft.addColorStop(0, colour);
    soft.addColorStop(1, `${colour}00`);
    context.fillStyle = soft;
    context.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  context.globalAlpha = 1;
}

function strokes(
  context: Canvas2D,
  random: Random,
  colours: readonly string[],
  count: number,
  draw: (x: number, y: number) => void,
): void {
  for (let k = 0; k < count; k++) {
    context.strokeStyle = context.fillStyle = colours[Math.floor(random() * colours.length)]!;
    draw(random() * CELL, random() * CELL);
  }
}

const PAINT: Readonly<Record<Terrain, (context: Canvas2D, random: Random) => void>> = {
  V(context, random) {
    mottle(context, random, ["#4f3328", "#93674f", "#5f4033"], 60, 70, 0.5);
    context.lineWidth = 3;
    strokes(context, random, ["#452b21", "#553729"], 60, (x, y) => {
      context.beginPath();
      context.moveTo(x, y);
      for (let k = 0; k < 3; k++) context.lineTo((x += (random() - 0.5) * 60), (y += (random() - 0.5) * 60));
      context.stroke();
    });
    strokes(context, random, ["#9b7058", "#3d261d"], 160, (x, y) => context.fillRect(x, y, 4, 4));
  },
  J(context, random) {
    mottle(context, random, ["#2f7a3d", "#5aa85f", "#387f45"], 50, 80, 0.6);
    strokes(context, random, ["#33793f", "#58a45e", "#2b6b38", "#6bb56b"], 420, (x, y) => {
      context.globalAlpha = 0.6;
      context.beginPath();
      context.ellipse(x, y, 5 + random() * 9, 3 + random() * 5, random() * 3, 0, 7);
      context.fill();
      context.globalAlpha = 1;
    });
  },
  C(context, random) {
    mottle(context, random, ["#c6df83", "#9fc053", "#b9d56c"], 50, 90, 0.55);
    context.lineWidth = 3;
    context.lineCap = "round";
    strokes(context, random, ["#8fb146", "#7ea03c", "#cfe490", "#a3c457"], 420, (x, y) => {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + 2, y - 8, x + (random() - 0.3) * 14, y - 9 - random() * 8);
      context.stroke();
    });
    strokes(context, random, ["#fffbe8", "#ffe27a", "#f7b7c8"], 34, (x, y) => {
      context.beginPath();
      context.arc(x, y, 3 + random() * 2, 0, 7);
      context.fill();
    });
  },
  S(context, random) {
    mottle(context, random, ["#f7e6b8", "#dfc07f", "#f2dda6"], 40, 100, 0.55);
    context.lineWidth = 4;
    context.lineCap = "round";
    for (let row = 0; row < 15; row++) {
      context.strokeStyle = row % 2 ? "#d6b673" : "#f8ecc8";
      context.globalAlpha = 0.75;
      const y = 20 + row * 34 + random() * 10;
      const from = random() * 160;
      context.beginPath();
      context.moveTo(from, y);
      for (let x = from; x < from + 180 + random() * 160; x += 12) context.lineTo(x, y + Math.sin(x / 34 + row) * 9);
      context.stroke();
    }
    context.globalAlpha = 1;
    strokes(context, random, ["#c9a664", "#fff6dc", "#e0a58a"], 120, (x, y) => context.fillRect(x, y, 3, 3));
  },
  R(context, random) {
    mottle(context, random, ["#c9cdd1", "#9aa0a6", "#bfc4c9"], 40, 90, 0.6);
    strokes(context, random, ["#a2a8ae", "#c6cacf", "#959ba2", "#b6bbc0"], 46, (x, y) => {
      context.globalAlpha = 0.65;
      context.beginPath();
      const size = 22 + random() * 34;
      const start = random() * 6;
      for (let k = 0; k < 6; k++) {
        const r = size * (0.6 + random() * 0.5);
        context.lineTo(x + r * Math.cos(start + k * 1.05), y + r * Math.sin(start + k * 1.05));
      }
      context.closePath();
      context.fill();
      context.globalAlpha = 0.35;
      context.lineWidth = 3;
      context.strokeStyle = "#70767c";
      context.stroke();
      context.globalAlpha = 1;
    });
    strokes(context, random, ["#7a8087", "#e2e5e8"], 120, (x, y) => context.fillRect(x, y, 4, 3));
  },
  L(context, random) {
    mottle(context, random, ["#95bd98", "#74a07a", "#85ae89"], 40, 70, 0.6);
    const middle = CELL / 2;
    const pond = (r: number, colour: string | CanvasGradient) => {
      context.beginPath();
      for (let k = 0; k <= 60; k++) {
        const angle = (k * Math.PI) / 30;
        const reach = r * (1 + 0.03 * Math.sin(3 * angle + 1) + 0.025 * Math.sin(5 * angle));
        context.lineTo(middle + reach * Math.cos(angle), middle + reach * Math.sin(angle));
      }
      context.fillStyle = colour;
      context.fill();
    };
    pond(182, "#e3cf9b");
    pond(166, "#7cc4dd");
    const water = context.createRadialGradient(middle, middle, 20, middle, middle, 160);
    water.addColorStop(0, "#1f74a8");
    water.addColorStop(0.75, "#2f8fc2");
    water.addColorStop(1, "#55addb");
    pond(154, water);
    context.lineWidth = 4;
    context.lineCap = "round";
    context.strokeStyle = "#bfe6f5";
    context.globalAlpha = 0.7;
    for (let k = 0; k < 12; k++) {
      const [angle, r] = [random() * 7, random() * 115];
      const [x, y] = [middle + r * Math.cos(angle), middle + r * Math.sin(angle)];
      context.beginPath();
      context.moveTo(x - 16, y);
      context.quadraticCurveTo(x - 8, y - 8, x, y);
      context.quadraticCurveTo(x + 8, y + 8, x + 16, y);
      context.stroke();
    }
    context.globalAlpha = 1;
  },
};
