/** Gives the pages their texts: `virtual:texts/pl` is the Polish catalogue with the pages' keys. */
import type { Plugin } from "vite";

import { LANGUAGES, catalogueFile, readCatalogue, reduce, usedKeys } from "./catalogue.ts";
import type { Language } from "./catalogue.ts";
import { writeKeys } from "./keys.ts";

const START = "virtual:texts/";

export function texts(): Plugin {
  return {
    name: "stolik-texts",
    buildStart() {
      writeKeys();
      for (const language of LANGUAGES) this.addWatchFile(catalogueFile(language));
    },
    resolveId(id) {
      return id.startsWith(START) ? "\0" + id : undefined;
    },
    load(id) {
      if (!id.startsWith("\0" + START)) return undefined;
      const catalogue = readCatalogue(id.slice(START.length + 1) as Language);
      const used = usedKeys(catalogue.keys());
      return `export default ${JSON.stringify(reduce(used, catalogue))};`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".ftl")) return;
      writeKeys();
      server.ws.send({ type: "full-reload" });
    },
  };
}
