import { mount } from "svelte";

import App from "./App.svelte";
import { startRouter } from "./router.ts";
import "./shell.ts";
import { followTheme } from "./state/theme.ts";
import { startTexts } from "./text/index.ts";
import { showIcon } from "./ui/favicon.ts";
import "./theme/tokens.css";
import "./theme/base.css";

followTheme();
showIcon();
startRouter();
await startTexts();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {
    // Without it pages work just the same; only the offline page is missing.
  });
}
