import { describe, expect, it } from "vitest";
import { french } from "./messages";

describe("French sentences", () => {
  it("keep their signs with the word before", () => {
    expect(french("Vraiment ? Oui : 50 % de « tout » !")).toBe(
      "Vraiment\u00a0? Oui\u00a0: 50\u00a0% de «\u00a0tout\u00a0»\u00a0!",
    );
  });
  it("have curved apostrophes, and leave quotation marks alone", () => {
    expect(french("L'île n'est qu'à lui, 'atoll serve' aussi.")).toBe("L’île n’est qu’à lui, 'atoll serve' aussi.");
  });
});
