/**
 * Settings follow the account: taken over after logging in, kept whenever they change. What belongs to a device stays
 * on it.
 */
import { useEffect, useEffectEvent, useRef } from "react";
import { people, type SettingValue } from "../../protocol/people";
import { COACH_SETTINGS, type Settings, useApp } from "../context";
import { useGuest } from "../identity";
import { LANGUAGES } from "../messages";
import { SPEEDS } from "../table/moments/queue";

/** The settings that follow; notices, and whether boards are flat, are a device's own affair. */
const SYNCED: Readonly<Record<string, { readonly key: keyof Settings; readonly good: (value: unknown) => boolean }>> = {
  language: { key: "language", good: (value) => LANGUAGES.some((lang) => lang === value) },
  theme: { key: "theme", good: (value) => value === "system" || value === "light" || value === "dark" },
  "text-size": { key: "textSize", good: (value) => typeof value === "number" && value >= 0.8 && value <= 1.6 },
  sound: { key: "sound", good: (value) => typeof value === "boolean" },
  volume: { key: "volume", good: (value) => typeof value === "number" && value >= 0 && value <= 1 },
  motion: { key: "motion", good: (value) => value === "system" || value === "none" },
  speed: { key: "speed", good: (value) => SPEEDS.some((speed) => speed === value) },
  coach: { key: "coach", good: (value) => COACH_SETTINGS.some((coach) => coach === value) },
  coordinates: { key: "coordinates", good: (value) => typeof value === "boolean" },
};

export function toStored(settings: Settings): Record<string, SettingValue> {
  return Object.fromEntries(Object.entries(SYNCED).map(([name, { key }]) => [name, settings[key] as SettingValue]));
}

/** What of kept settings can be taken over; other clients may keep other things. */
export function fromStored(kept: Readonly<Record<string, unknown>>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(SYNCED).flatMap(([name, { key, good }]) => (good(kept[name]) ? [[key, kept[name]]] : [])),
  );
}

const SAVE_DELAY = 800;

export function useSettingsSync(): void {
  const { settings, change } = useApp();
  const guest = useGuest();
  const owner = guest?.mark === "account" ? guest.id : null;
  const kept = useRef<{
    readonly owner: string;
    readonly other: Record<string, SettingValue>;
    readonly text: string;
  } | null>(null);

  const takeOver = useEffectEvent((of: string, found: Record<string, SettingValue>) => {
    const taken = fromStored(found);
    kept.current = { owner: of, other: found, text: JSON.stringify(toStored({ ...settings, ...taken })) };
    change(taken);
  });
  useEffect(() => {
    kept.current = null;
    if (owner === null) return;
    let current = true;
    people.settings().then(
      (found) => {
        if (current) takeOver(owner, found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [owner]);

  useEffect(() => {
    const before = kept.current;
    const now = toStored(settings);
    if (before === null || before.text === JSON.stringify(now)) return;
    const timer = setTimeout(() => {
      const all = { ...before.other, ...now };
      people.saveSettings(all).then(
        () => {
          kept.current = { owner: before.owner, other: all, text: JSON.stringify(now) };
        },
        () => undefined, // the device keeps them anyway
      );
    }, SAVE_DELAY);
    return () => clearTimeout(timer);
  }, [settings]);
}
