import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "dist", "src/protocol/schema.d.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    // Served as they are written: plain JavaScript with the names that a worker or a page has.
    files: ["public/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["self", "caches", "fetch", "Request", "Response", "URL", "document", "localStorage", "matchMedia"].map(
          (name) => [name, "readonly"],
        ),
      ),
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    plugins: { "react-hooks": reactHooks },
    languageOptions: { parserOptions: { project: "tsconfig.dev.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The two rules about hooks themselves. The others of this plugin are for code that React's compiler is to
      // optimise: here it does not run, and scenes in three dimensions change what hooks return on purpose.
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": ["error", { additionalHooks: "^useFetched$" }],
      // Of the rules that need types, those that find errors: a promise whose failure nobody would see.
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
