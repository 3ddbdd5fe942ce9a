import { describe, expect, it } from "vitest";
import { unbroken } from "./messages";

describe("French sentences", () => {
  it("keep their signs with the word before", () => {
    expect(unbroken("Vraiment ? Oui : 50 % de « tout » !")).toBe("Vraiment\u00a0? Oui\u00a0: 50\u00a0% de «\u00a0tout\u00a0»\u00a0!");
  });
});
