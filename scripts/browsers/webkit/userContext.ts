import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Driver } from './driver.ts';
import { startGateway } from './gateway.ts';
import { Network } from './network.ts';
import { type Emit, WebKitPage } from './page.ts';
import { preloaded } from './script.ts';

interface Preload {
  readonly functionDeclaration: string;
  readonly arguments?: unknown[];
  readonly contexts?: string[];
}

/** A browser with its own storage: what WebDriver BiDi calls a user context. */
export class UserContext {
  readonly id: string;
  readonly pages = new Map<string, WebKitPage>();
  readonly preloads = new Map<string, Preload>();
  readonly network: Network;
  viewport: { width: number; height: number } | undefined;
  downloadFolder: string | undefined;
  readonly #emit: Emit;
  readonly #display: string;
  readonly #home = mkdtempSync(join(tmpdir(), 'webkit-'));
  #starting: Promise<Driver> | undefined;
  #first = '';
  /** All windows so far. The driver's list may be slightly stale, and a closed window isn't a new one. */
  readonly #known = new Set<string>();
  #last: WebKitPage | undefined;
  #watching: ReturnType<typeof setInterval> | undefined;
  #closeGateway: () => void = () => undefined;

  constructor(id: string, display: string, emit: Emit) {
    this.id = id;
    this.#display = display;
    this.#emit = emit;
    this.network = new Network(emit, () => [...this.pages.values()]);
  }

  driver(): Promise<Driver> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<Driver> {
    const folder = join(this.#home, 'downloads');
    mkdirSync(folder);
    mkdirSync(join(this.#home, '.config'));
    // With hinting off, characters are as wide as on a Mac: GTK would round to whole pixels.
    writeFileSync(join(this.#home, '.Xdefaults'), 'Xft.hinting: 0\nXft.hintstyle: hintnone\n');
    // This styling of its bars lets a window be as narrow as a phone.
    mkdirSync(join(this.#home, '.config/gtk-3.0'));
    writeFileSync(
      join(this.#home, '.config/gtk-3.0/gtk.css'),
      'window * { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-style: symbolic; }',
    );
    writeFileSync(join(this.#home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
    const gateway = await startGateway(
      Object.assign(this.network, { preload: () => preloaded([...this.preloads.values()]) }),
    );
    this.#closeGateway = gateway.close;
    const driver = await Driver.start(gateway.address, {
      DISPLAY: this.#display,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      HOME: this.#home,
      XDG_CONFIG_HOME: join(this.#home, '.config'),
    });
    [this.#first = ''] = await driver.ask('GET', '/window/handles');
    this.#known.add(this.#first);
    this.#watching = setInterval(() => void this.#look(driver, folder), 150);
    return driver;
  }

  /** Opens a new window, focused as if a person had opened it. */
  async open(): Promise<WebKitPage> {
    const driver = await this.driver();
    this.#isOpening = true;
    const { handle } = await driver.in(this.#first, 'POST', '/window/new', { type: 'window' });
    const page = this.#opened(handle, driver);
    this.#isOpening = false;
    if (this.viewport) await resize(page, this.viewport);
    return page;
  }

  #opened(handle: string, driver: Driver, opener: WebKitPage | undefined = undefined): WebKitPage {
    this.#emit('browsingContext.contextCreated', {
      context: handle,
      url: 'about:blank',
      userContext: this.id,
      parent: null,
      children: null,
      originalOpener: opener?.id ?? null,
    });
    const page = new WebKitPage(handle, driver, this.#emit, () => this.pages.size < 2);
    this.#known.add(handle);
    this.pages.set(handle, page);
    this.#last = page;
    return page;
  }

  /** Looks for windows that a page opened, windows that have closed, and files that have arrived. */
  async #look(driver: Driver, folder: string) {
    const handles: string[] = await driver.ask('GET', '/window/handles').catch(() => []);
    for (const handle of handles)
      if (!this.#known.has(handle) && !this.#isOpening) this.#opened(handle, driver, this.#last);
    this.#arrived(folder);
  }
  #isOpening = false;

  #arrived(folder: string) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (name.endsWith('.wkdownload') || !this.#last || isBeingWritten(join(folder, name))) continue;
      // Playwright treats a download as the end of a navigation: it waits for one that isn't its own.
      const { onItsWay } = this.#last;
      if (onItsWay && !onItsWay.endsWith(`/${name}`)) continue;
      this.#last.onItsWay = undefined;
      const download = randomUUID();
      const about = {
        context: this.#last.id,
        navigation: null,
        download,
        url: this.#last.url,
        timestamp: Date.now(),
      };
      const filepath = join(this.downloadFolder ?? folder, name);
      copyFileSync(join(folder, name), filepath);
      rmSync(join(folder, name));
      this.#emit('browsingContext.downloadWillBegin', { ...about, suggestedFilename: name });
      this.#emit('browsingContext.downloadEnd', { ...about, status: 'complete', filepath });
    }
  }

  async setOffline(isOffline: boolean) {
    this.network.isOffline = isOffline;
    for (const page of this.pages.values())
      await page.in('POST', '/execute/sync', { script: onlineScript, args: [!isOffline] });
  }

  async close(page: WebKitPage) {
    await page.in('DELETE', '/window').catch(() => undefined);
    this.pages.delete(page.id);
    if (this.#last === page) this.#last = [...this.pages.values()].at(-1);
    await page.close();
  }

  async end() {
    clearInterval(this.#watching);
    const driver = await this.#starting?.catch(() => undefined);
    for (const page of this.pages.values()) await page.close();
    this.pages.clear();
    await driver?.stop();
    this.#closeGateway();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns whether a program still has a file open. */
function isBeingWritten(path: string): boolean {
  return globSync('/proc/[0-9]*/fd/*').some((open) => {
    try {
      return readlinkSync(open) === path;
    } catch {
      // The program ended, or belongs to another user.
      return false;
    }
  });
}

const onlineScript = `
  Object.defineProperty(navigator, 'onLine', { value: arguments[0], configurable: true });
  dispatchEvent(new Event(arguments[0] ? 'online' : 'offline'));
`;

/** Resizes a page's viewport: the window is larger because of its bars. */
export async function resize(page: WebKitPage, { width, height }: { width: number; height: number }) {
  const inner = () =>
    page.in('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] }) as Promise<
      [number, number]
    >;
  const rect = await page.in('GET', '/window/rect');
  const [w, h] = await inner();
  if (w === width && h === height) return;
  await page.in('POST', '/window/rect', { width: width + rect.width - w, height: height + rect.height - h });
}
