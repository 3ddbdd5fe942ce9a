import { defineConfig, mergeConfig } from "vitest/config";
import site from "./vite.config";

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // No test leaves anything behind in a module, and loading three.js anew for every file takes longer than the tests.
      isolate: false,
      unstubGlobals: true,
      silent: "passed-only",
      // Machines that test are busy: a test that hangs ends, one that waits for the processor does not.
      testTimeout: 60_000,
      // A test reads colours from these.
      css: { include: /(theme|titicaca)\.css/ },
    },
  }),
);
