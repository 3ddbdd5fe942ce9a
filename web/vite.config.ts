import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The sentences live beside the Python code that shares them.
const messages = new URL("../src/atoll/messages", import.meta.url).pathname;

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@messages": messages } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    chunkSizeWarningLimit: 1100,
  },
  server: {
    fs: { allow: ["..", messages] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
