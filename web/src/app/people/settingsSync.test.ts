import { describe, expect, it } from "vitest";
import type { Settings } from "../context";
import { fromStored, toStored } from "./settingsSync";

const settings = {
  language: "de",
  theme: "dark",
  textSize: 1.2,
  sound: false,
  volume: 0.3,
  motion: "none",
  coordinates: true,
  notices: true,
} as Settings;

describe("settings that follow an account", () => {
  it("come back as they were kept", () => {
    const { notices: _, ...following } = settings;
    expect(fromStored(toStored(settings))).toEqual(following);
  });

  it("leave a device's own affairs on the device", () => {
    expect(toStored(settings)).not.toHaveProperty("notices");
  });

  it("are taken only where they can be", () => {
    expect(
      fromStored({ language: "eo", theme: "dark", volume: 7, "text-size": "big", coordinates: "on", unknown: 1 }),
    ).toEqual({ theme: "dark" });
  });
});
