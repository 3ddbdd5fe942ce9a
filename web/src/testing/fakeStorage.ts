/** A `localStorage` for tests: `vi.stubGlobal("localStorage", fakeStorage())`. */
export function fakeStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
  };
}
