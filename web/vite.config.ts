import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { isGameTopic, START_TOPICS } from "./src/app/startTopics";

// The sentences live beside the Python code that shares them.
const messages = new URL("../src/atoll/messages", import.meta.url).pathname;

/** Names the file that a topic's sentences go to: one per language for all that every page needs, else one per topic. */
function sentencesChunk(module: string): string | null {
  const [, language, topic] = /\/messages\/(\w+)\/([\w-]+)\.ftl/.exec(module) ?? [];
  return language && topic && (START_TOPICS.includes(topic) || isGameTopic(topic)) ? `sentences-${language}` : null;
}

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@messages": messages } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: sentencesChunk }] } } },
  },
  server: {
    fs: { allow: ["..", messages] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
