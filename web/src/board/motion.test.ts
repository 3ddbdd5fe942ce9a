import { describe, expect, it } from "vitest";
import { arrivals } from "./motion";

describe("arrivals", () => {
  it("are the names that were not there before", () => {
    expect(arrivals(new Set(["a", "b"]), ["b", "c"], 12)).toEqual(["c"]);
  });

  it("are none on a board that is drawn for the first time", () => {
    expect(arrivals(null, ["a", "b"], 12)).toEqual([]);
  });

  it("are none where so much is new that it is another moment", () => {
    expect(arrivals(new Set(["a"]), ["b", "c", "d"], 2)).toEqual([]);
  });
});
