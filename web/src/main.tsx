/** The entry: fonts, styles, and the page. */
import "@fontsource-variable/fraunces";
import "@fontsource-variable/inter";
// Before everything that has styles of its own: those come later and win.
import "./app/theme.css";
import "./app/app.css";
import "./app/board-page.css";
import "./app/landscape.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { AppProvider } from "./app/context";
import { keepForOffline } from "./app/offline/worker";

createRoot(document.getElementById("app")!).render(
  <StrictMode>
    <AppProvider>
      <App />
    </AppProvider>
  </StrictMode>,
);
keepForOffline();
