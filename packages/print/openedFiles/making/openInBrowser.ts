import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, chromium, firefox, type Page } from 'playwright';
import { build, type Plugin, preview } from 'vite';
import { firefoxBrowser, headlessBrowser, webkitBrowser } from '../../../../scripts/browser.ts';
import { sharedPlugins } from '../../../../vite.shared.ts';

const packages = join(import.meta.dirname, '../../..');

/** The modules that have a page. Those of a package are built together. */
const modules = {
  print: ['harness.ts'],
  designers: ['pieces.tsx', 'proof.ts', 'lines.ts', 'benchmark.ts', 'brandUpdate.ts'],
};
type Package = keyof typeof modules;

export interface OpenedBrowser {
  browser: Browser;
  page: Page;
  /** Opens another page like `page`, in its own process. */
  openPage: () => Promise<Page>;
  /** The folder for the files that other programs open. */
  folder: string;
  /** Writes a file from base64 into `folder`. */
  put: (name: string, data: string) => void;
  close: () => Promise<void>;
}

const engines = {
  chromium: () => chromium.launch(headlessBrowser()),
  firefox: () => launchedAs(firefoxBrowser()),
  webkit: () => launchedAs(webkitBrowser()),
};
const launchedAs = ({ channel, launchOptions }: ReturnType<typeof firefoxBrowser>) =>
  firefox.launch({ channel, ...launchOptions });

export type Engine = keyof typeof engines;

/** Returns an empty page whose `window.harness` is a module. */
const blank = (
  module: string,
) => `<!doctype html><html lang="en"><body style="margin:0"><script type="module">
import * as harness from '/openedFiles/making/${module}';
window.harness = harness;
</script>`;

const blankPages: Plugin = {
  name: 'blank-pages',
  resolveId: (id) => (id.endsWith('.blank.html') ? id : undefined),
  load: (id) => (id.endsWith('.blank.html') ? blank(basename(id, '.blank.html')) : undefined),
};

/** Builds and serves a package's pages. Unbuilt, each would load a thousand modules, longer than most tests take. */
async function startServer(of: Package): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'daybreak-built-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const root = join(packages, of);
  // React checks more than in production.
  process.env.NODE_ENV ??= 'development';
  const options = { root, configFile: false, mode: 'development', logLevel: 'error' } as const;
  await build({
    ...options,
    plugins: [...sharedPlugins(), blankPages],
    build: {
      outDir,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: modules[of].map((module) => join(root, `${module}.blank.html`)),
      },
    },
  });
  const { httpServer, resolvedUrls } = await preview({
    ...options,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  // It ends with the process.
  if ('unref' in httpServer) httpServer.unref();
  return resolvedUrls?.local[0] ?? '';
}

const servers = new Map<Package, Promise<string>>();

/** Returns this process's server for a package, started once: building takes longer than most files' tests. */
function serverOf(of: Package): Promise<string> {
  const address = servers.get(of) ?? startServer(of);
  servers.set(of, address);
  return address;
}

/**
 * Opens an empty page whose `window.harness` is a module of `openedFiles/making`, with a file folder that is deleted along with it.
 *
 * @param of the package that has the module
 * @param module file name of the module
 */
export async function openInBrowser(
  of: Package,
  module: string,
  engine: Engine = 'chromium',
): Promise<OpenedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-export-'));
  const address = await serverOf(of);
  const browser = await engines[engine]();
  const openPage = async () => {
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    // On a machine that may be busy.
    page.setDefaultTimeout(170_000);
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${address}${module}.blank.html`);
    await page.waitForFunction(() => 'harness' in window);
    return page;
  };
  const page = await openPage();
  return {
    browser,
    page,
    openPage,
    folder,
    put: (name, data) => writeFileSync(join(folder, name), Buffer.from(data, 'base64')),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
