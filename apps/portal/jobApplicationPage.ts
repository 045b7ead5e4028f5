import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { company } from '../../packages/brand/src/company.ts';
import { sharedPlugins } from '../../vite.shared.ts';
import { leanReact } from './leanReact.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { name, legalName, email } = company;

/** What the form says of the company, instead of all that the brand package knows. */
const briefCompany: Plugin = {
  name: 'brief-company',
  enforce: 'pre',
  resolveId: (source) => (source === '@daybreak/brand' ? '\0brief-company' : undefined),
  load: (id) =>
    id === '\0brief-company'
      ? `export const company = ${JSON.stringify({ name, legalName, email })}`
      : undefined,
};

/**
 * Vite's loader of a part's styles, of which the Spanish words have none: it would weigh as much as half of them. With it
 * goes the mending of styles that did not come, which `loadPart` does elsewhere.
 */
const plainImport: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  load(id) {
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()';
    if (id.endsWith('/ui/src/load/mendStyles.ts'))
      return 'export const stylesIn = () => []; export const mendStyles = async () => {}';
    return undefined;
  },
};

/** What React asks for and does nothing on this page with: its developer tools, Node, and the browser's mark of a transition. */
const unused = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process', 'setImmediate', 'navigation'];

/**
 * Builds `/job-application` apart from the portal, as one script with a React of its own: in one build with the portal it
 * would be torn into the pieces that other pages share, and weigh a fifth more.
 */
export const jobApplicationPage = (): Plugin => {
  let outDir = '';
  let write = true;
  return {
    name: 'job-application-page',
    apply: 'build',
    configResolved({ build: options }) {
      ({ outDir, write } = options);
    },
    async closeBundle() {
      if (!write) return;
      await build({
        configFile: false,
        root: here('.'),
        logLevel: 'warn',
        define: Object.fromEntries(unused.map((name) => [name, 'undefined'])),
        plugins: [plainImport, leanReact, briefCompany, ...sharedPlugins()],
        build: {
          outDir,
          assetsInlineLimit: 0,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: here('./job-application.html'),
            optimization: { inlineConst: { mode: 'all' } },
          },
        },
      });
    },
  };
};
