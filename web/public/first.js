// Before the first paint: the visitor's theme, text size and language, as app/context.tsx keeps them.
(() => {
  const root = document.documentElement;
  const kept = (key) => localStorage.getItem(`atoll-${key}`);
  const theme = kept("theme");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : dark ? "dark" : "light";
  const size = Number(kept("text-size"));
  if (size >= 0.8 && size <= 2) root.style.setProperty("--text-size", String(size));
  root.lang = kept("language") ?? root.lang;
})();
