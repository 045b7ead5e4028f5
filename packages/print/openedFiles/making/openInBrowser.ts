import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, firefox, type Page } from 'playwright';
import { createServer } from 'vite';
import { firefoxBrowser, headlessBrowser, webkitBrowser } from '../../../../scripts/browser.ts';
import { sharedPlugins } from '../../../../vite.shared.ts';

const packages = join(import.meta.dirname, '../../..');

/** What Vite prepares ahead for the modules of each package. */
const prepared = {
  print: ['client-zip', 'html-to-image'],
  designers: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'pptxgenjs',
    '@daybreak/print > client-zip',
    '@daybreak/print > html-to-image',
    // Served as one file: each icon is its own module, and there are two thousand.
    'lucide-react',
    '@daybreak/ui > radix-ui',
    '@daybreak/ui > cmdk',
  ],
};
type Package = keyof typeof prepared;

export interface OpenedBrowser {
  browser: Browser;
  page: Page;
  /** Another page like `page`, in its own process. */
  openPage: () => Promise<Page>;
  /** The folder for the files that other programs open. */
  folder: string;
  /** Writes a file there from base64. */
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

async function startServer(of: Package): Promise<string> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'daybreak-vite-'));
  process.once('exit', () => rmSync(cacheDir, { recursive: true, force: true }));
  const server = await createServer({
    root: join(packages, of),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    plugins: sharedPlugins(),
    optimizeDeps: {
      noDiscovery: true,
      include: prepared[of],
    },
    server: {
      host: '127.0.0.1',
      port: 0,
      hmr: false,
      ws: false,
      watch: null,
      fs: { allow: [join(packages, '..')] },
    },
  });
  server.middlewares.use('/blank.html', ({ url = '' }, response) => {
    const module = new URL(url, 'http://127.0.0.1').searchParams.get('module');
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><html lang="en"><body style="margin:0"><script type="module">
import * as harness from '/openedFiles/making/${module}';
window.harness = harness;
</script>`);
  });
  await server.listen();
  // It ends with the process.
  server.httpServer?.unref();
  return server.resolvedUrls?.local[0] ?? '';
}

const servers = new Map<Package, Promise<string>>();

/** The address of this process's server for a package, started once: transforming its modules takes longer than most files' tests. */
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
    // The first page waits until every module has been transformed, on a machine that may be busy.
    page.setDefaultTimeout(170_000);
    page.on('pageerror', (error) => console.error(error));
    await page.goto(`${address}blank.html?module=${module}`);
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
