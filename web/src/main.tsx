import "@fontsource-variable/fraunces";
import "@fontsource-variable/inter";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { AppProvider } from "./app/context";
import "./app/theme.css";
import "./app/app.css";
import "./app/landscape.css";

createRoot(document.getElementById("app")!).render(
  <StrictMode>
    <AppProvider>
      <App />
    </AppProvider>
  </StrictMode>,
);
