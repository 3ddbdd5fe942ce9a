/** The terrains' pictures, painted by code: one texture for all tops. */
import type { CanvasTexture } from "three";
import { type Brush, painted } from "../../../scene/paint";
import { chance } from "../../../scene/shapes";
import { GROUND } from "../look";
import type { Terrain } from "../model";
import { PICTURE_COLUMNS, PICTURE_ROWS, TERRAINS } from "./ground";

const CELL = 512;

type Random = () => number;

export function terrainPictures(): CanvasTexture {
  return painted(CELL * PICTURE_COLUMNS, CELL * PICTURE_ROWS, (brush) => {
    TERRAINS.forEach((terrain, index) => {
      brush.save();
      brush.translate((index % PICTURE_COLUMNS) * CELL, Math.floor(index / PICTURE_COLUMNS) * CELL);
      brush.beginPath();
      brush.rect(0, 0, CELL, CELL);
      brush.clip();
      brush.fillStyle = GROUND[terrain];
      brush.fillRect(0, 0, CELL, CELL);
      PAINT[terrain](brush, chance(index + 7));
      brush.restore();
    });
  });
}

/** Soft patches that keep a plain from looking plain. */
function mottle(
  brush: Brush,
  random: Random,
  colours: readonly string[],
  count: number,
  size: number,
  alpha: number,
): void {
  brush.globalAlpha = alpha;
  for (let k = 0; k < count; k++) {
    const [x, y, r] = [random() * CELL, random() * CELL, size * (0.5 + random())];
    const soft = brush.createRadialGradient(x, y, 0, x, y, r);
    const colour = colours[Math.floor(random() * colours.length)]!;
    soft.addColorStop(0, colour);
    soft.addColorStop(1, `${colour}00`);
    brush.fillStyle = soft;
    brush.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  brush.globalAlpha = 1;
}

function strokes(
  brush: Brush,
  random: Random,
  colours: readonly string[],
  count: number,
  draw: (x: number, y: number) => void,
): void {
  for (let k = 0; k < count; k++) {
    brush.strokeStyle = brush.fillStyle = colours[Math.floor(random() * colours.length)]!;
    draw(random() * CELL, random() * CELL);
  }
}

const PAINT: Readonly<Record<Terrain, (brush: Brush, random: Random) => void>> = {
  V(brush, random) {
    mottle(brush, random, ["#4f3328", "#93674f", "#5f4033"], 60, 70, 0.5);
    brush.lineWidth = 3;
    strokes(brush, random, ["#452b21", "#553729"], 60, (x, y) => {
      brush.beginPath();
      brush.moveTo(x, y);
      for (let k = 0; k < 3; k++) brush.lineTo((x += (random() - 0.5) * 60), (y += (random() - 0.5) * 60));
      brush.stroke();
    });
    strokes(brush, random, ["#9b7058", "#3d261d"], 160, (x, y) => brush.fillRect(x, y, 4, 4));
  },
  J(brush, random) {
    mottle(brush, random, ["#2f7a3d", "#5aa85f", "#387f45"], 50, 80, 0.6);
    strokes(brush, random, ["#33793f", "#58a45e", "#2b6b38", "#6bb56b"], 420, (x, y) => {
      brush.globalAlpha = 0.6;
      brush.beginPath();
      brush.ellipse(x, y, 5 + random() * 9, 3 + random() * 5, random() * 3, 0, 7);
      brush.fill();
      brush.globalAlpha = 1;
    });
  },
  C(brush, random) {
    mottle(brush, random, ["#c6df83", "#9fc053", "#b9d56c"], 50, 90, 0.55);
    brush.lineWidth = 3;
    brush.lineCap = "round";
    strokes(brush, random, ["#8fb146", "#7ea03c", "#cfe490", "#a3c457"], 420, (x, y) => {
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo(x + 2, y - 8, x + (random() - 0.3) * 14, y - 9 - random() * 8);
      brush.stroke();
    });
    strokes(brush, random, ["#fffbe8", "#ffe27a", "#f7b7c8"], 34, (x, y) => {
      brush.beginPath();
      brush.arc(x, y, 3 + random() * 2, 0, 7);
      brush.fill();
    });
  },
  S(brush, random) {
    mottle(brush, random, ["#f7e6b8", "#dfc07f", "#f2dda6"], 40, 100, 0.55);
    brush.lineWidth = 4;
    brush.lineCap = "round";
    for (let row = 0; row < 15; row++) {
      brush.strokeStyle = row % 2 ? "#d6b673" : "#f8ecc8";
      brush.globalAlpha = 0.75;
      const y = 20 + row * 34 + random() * 10;
      const from = random() * 160;
      brush.beginPath();
      brush.moveTo(from, y);
      for (let x = from; x < from + 180 + random() * 160; x += 12) brush.lineTo(x, y + Math.sin(x / 34 + row) * 9);
      brush.stroke();
    }
    brush.globalAlpha = 1;
    strokes(brush, random, ["#c9a664", "#fff6dc", "#e0a58a"], 120, (x, y) => brush.fillRect(x, y, 3, 3));
  },
  R(brush, random) {
    mottle(brush, random, ["#c9cdd1", "#9aa0a6", "#bfc4c9"], 40, 90, 0.6);
    strokes(brush, random, ["#a2a8ae", "#c6cacf", "#959ba2", "#b6bbc0"], 46, (x, y) => {
      brush.globalAlpha = 0.65;
      brush.beginPath();
      const size = 22 + random() * 34;
      const start = random() * 6;
      for (let k = 0; k < 6; k++) {
        const r = size * (0.6 + random() * 0.5);
        brush.lineTo(x + r * Math.cos(start + k * 1.05), y + r * Math.sin(start + k * 1.05));
      }
      brush.closePath();
      brush.fill();
      brush.globalAlpha = 0.35;
      brush.lineWidth = 3;
      brush.strokeStyle = "#70767c";
      brush.stroke();
      brush.globalAlpha = 1;
    });
    strokes(brush, random, ["#7a8087", "#e2e5e8"], 120, (x, y) => brush.fillRect(x, y, 4, 3));
  },
  L(brush, random) {
    mottle(brush, random, ["#b8dba9", "#8fbf85", "#a8cf9d"], 40, 70, 0.6);
    const middle = CELL / 2;
    const pond = (r: number, colour: string | CanvasGradient) => {
      brush.beginPath();
      for (let k = 0; k <= 60; k++) {
        const angle = (k * Math.PI) / 30;
        const reach = r * (1 + 0.03 * Math.sin(3 * angle + 1) + 0.025 * Math.sin(5 * angle));
        brush.lineTo(middle + reach * Math.cos(angle), middle + reach * Math.sin(angle));
      }
      brush.fillStyle = colour;
      brush.fill();
    };
    pond(182, "#e3cf9b");
    pond(166, "#7cc4dd");
    const water = brush.createRadialGradient(middle, middle, 20, middle, middle, 160);
    water.addColorStop(0, "#1f74a8");
    water.addColorStop(0.75, "#2f8fc2");
    water.addColorStop(1, "#55addb");
    pond(154, water);
    brush.lineWidth = 4;
    brush.lineCap = "round";
    brush.strokeStyle = "#bfe6f5";
    brush.globalAlpha = 0.7;
    for (let k = 0; k < 12; k++) {
      const [angle, r] = [random() * 7, random() * 115];
      const [x, y] = [middle + r * Math.cos(angle), middle + r * Math.sin(angle)];
      brush.beginPath();
      brush.moveTo(x - 16, y);
      brush.quadraticCurveTo(x - 8, y - 8, x, y);
      brush.quadraticCurveTo(x + 8, y + 8, x + 16, y);
      brush.stroke();
    }
    brush.globalAlpha = 1;
  },
};
