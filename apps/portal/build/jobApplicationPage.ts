import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { company } from '../../../packages/brand/src/company.ts';
import { sharedPlugins } from '../../../vite.shared.ts';
import { stripReact } from './stripReact.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { name, legalName, email } = company;

/** Replaces the brand package with just the company details that the form shows. */
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
 * Vite's loader for a part's styles. The Spanish texts have no styles, and the loader would weigh half as much as they
 * do. Removing it also removes the recovery for styles that failed to load, which `loadPart` handles elsewhere.
 */
const plainImport: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  load(id) {
    if (id.includes('vite/preload-helper')) return 'export const __vitePreload = (load) => load()';
    if (id.endsWith('/ui/src/load/retryStyles.ts'))
      return 'export const stylesIn = () => []; export const retryStyles = async () => {}';
    return undefined;
  },
};

/**
 * Globals that React checks for but doesn't use on this page: its developer tools, Node, and the browser's transition
 * hooks.
 */
const unused = ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process', 'setImmediate', 'navigation'];

/**
 * Builds `/job-application` separately from the portal, as one script with its own React. Built together with the
 * portal, it would be split into the chunks that other pages share, and weigh a fifth more.
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
        root: here('..'),
        logLevel: 'warn',
        define: Object.fromEntries(unused.map((name) => [name, 'undefined'])),
        plugins: [plainImport, stripReact({ stacks: false }), briefCompany, ...sharedPlugins()],
        build: {
          outDir,
          assetsInlineLimit: 0,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: here('../job-application.html'),
            optimization: { inlineConst: { mode: 'all' } },
          },
        },
      });
    },
  };
};
