import { describe, expect, it } from "vitest";
import { RADIUS, skyDome } from "./skyDome";

const DAY = { dark: false, zenith: "#0000ff", haze: "#00ff00", deep: "#ff0000" };

describe("the sky", () => {
  it("goes from the haze at the horizon to its own blue above", () => {
    const dome = skyDome(DAY);
    const [position, colour] = [dome.getAttribute("position"), dome.getAttribute("color")];
    const at = (wanted: (height: number) => boolean) =>
      Array.from({ length: position.count }, (_, k) => k).filter(
        (k) =>
          wanted(position.getY(k) / RADIUS) &&
          Math.hypot(position.getX(k), position.getY(k), position.getZ(k)) > 0.99 * RADIUS,
      );
    for (const k of at((height) => height > 0.999)) expect([colour.getY(k), colour.getZ(k)]).toEqual([0, 1]);
    for (const k of at((height) => height < 0)) expect([colour.getY(k), colour.getZ(k)]).toEqual([1, 0]);
    expect(at((height) => height > 0.999).length).toBeGreaterThan(0);
  });
  it("has far islands that stand low, all around", () => {
    const dome = skyDome(DAY);
    const [position, colour] = [dome.getAttribute("position"), dome.getAttribute("color")];
    const peaks = Array.from({ length: position.count }, (_, k) => k).filter(
      (k) => colour.getX(k) > 0.05 && colour.getZ(k) === 0,
    );
    const quarters = new Set(peaks.map((k) => `${position.getX(k) > 0} ${position.getZ(k) > 0}`));
    expect(quarters.size).toBe(4);
    for (const k of peaks) expect(Math.abs(position.getY(k)) / RADIUS).toBeLessThan(0.06);
  });
  it("has stars by night only", () => {
    expect(skyDome({ ...DAY, dark: true }).getAttribute("position").count).toBeGreaterThan(
      skyDome(DAY).getAttribute("position").count,
    );
  });
});
