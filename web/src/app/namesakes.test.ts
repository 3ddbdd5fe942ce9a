import { expect, test } from "vitest";
import { Sentences } from "./messages";
import { numberNamesakes } from "./namesakes";

const english = await new Sentences("en").load("web");

test("the first of a name keeps it, the others are numbered from two", () => {
  expect(numberNamesakes(["Ada", "Gecko", "Gecko"], english)).toEqual(["Ada", "Gecko", "Gecko 2"]);
  expect(numberNamesakes(["Gecko", "Ada", "Gecko", "Gecko"], english)).toEqual(["Gecko", "Ada", "Gecko 2", "Gecko 3"]);
});

test("a number that is somebody's name is left out", () => {
  expect(numberNamesakes(["Gecko", "Gecko", "Gecko 2"], english)).toEqual(["Gecko", "Gecko 3", "Gecko 2"]);
  expect(numberNamesakes(["Gecko 2", "Gecko", "Gecko"], english)).toEqual(["Gecko 2", "Gecko", "Gecko 3"]);
});
