import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const addLink = fileURLToPath(new URL('../src/ahead/addLink.ts', import.meta.url));
const append = 'document.head.appendChild(link)';

/** Lets Vite's loader of parts request their files a few per task: see `addLink`. */
export const limitPreloads = (): Plugin => ({
  name: 'limit-preloads',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('vite/preload-helper')) return;
    if (!code.includes(append)) throw new Error(`Vite's preload helper has no ${append} any more.`);
    return {
      code: `import { addLink } from ${JSON.stringify(addLink)};\n${code.replace(append, 'addLink(link)')}`,
      map: null,
    };
  },
});
