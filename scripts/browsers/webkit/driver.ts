import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../../../supabase/local/http/freePort.ts';

/** A command that the driver couldn't carry out. */
export class DriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message || code);
    this.code = code;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The program has ended in the meantime.
    return '';
  }
}
function kill(program: number) {
  try {
    process.kill(program, 'SIGKILL');
  } catch {
    // It had already exited.
  }
}

/** One browser with its own storage, driven over classic WebDriver. */
export class Driver {
  readonly #process: ChildProcess;
  readonly #root: string;
  #session = '';
  #window = '';
  /** Commands go to the window that the driver last switched to, so nothing may be sent between a switch and its command. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(process: ChildProcess, root: string) {
    this.#process = process;
    this.#root = root;
  }

  static async start(proxy: string, environment: NodeJS.ProcessEnv): Promise<Driver> {
    const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().reverse();
    if (!miniBrowser) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
    const port = await freePort();
    const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', ...environment };
    const started = spawn('WebKitWebDriver', ['-p', String(port)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const driver = new Driver(started, `http://127.0.0.1:${port}`);
    const alwaysMatch = {
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'ignore',
      proxy: { proxyType: 'manual', httpProxy: proxy },
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    };
    const { sessionId } = await driver.#untilListening(() =>
      driver.#ask('POST', '/session', { capabilities: { alwaysMatch } }),
    );
    driver.#session = `/session/${sessionId}`;
    const hours = 4 * 60 * 60 * 1000;
    await driver.ask('POST', '/timeouts', { script: hours, pageLoad: hours, implicit: 0 });
    return driver;
  }

  async #untilListening<T>(act: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++)
      try {
        return await act();
      } catch (error) {
        if (error instanceof DriverError || tries > 400) throw error;
        await after(25);
      }
  }

  // biome-ignore lint/suspicious/noExplicitAny: each command has its own kind of answer
  async #ask(method: string, path: string, body?: object): Promise<any> {
    const answer = await fetch(`${this.#root}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new DriverError(value.error, value.message);
    return value;
  }

  ask(method: string, path: string, body?: object) {
    return this.#ask(method, `${this.#session}${path}`, body);
  }

  /**
   * Sends a command to a window once earlier ones are done.
   *
   * @param lasting whether it may wait for something to happen: then it blocks no other command, but with several open
   * windows it may reach any of them
   */
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own kind of answer
  in(window: string, method: string, path: string, body?: object, lasting = false): Promise<any> {
    const turn = this.#last.then(async () => {
      if (this.#window !== window) await this.ask('POST', '/window', { handle: window });
      this.#window = window;
      const answer = this.ask(method, path, body);
      if (!lasting) await answer.catch(() => undefined);
      return { answer };
    });
    this.#last = turn.catch(() => undefined);
    return turn.then(({ answer }) => answer);
  }

  forget(window: string) {
    if (this.#window === window) this.#window = '';
  }

  /** Ends the browser, which may not answer. */
  async stop() {
    await Promise.race([this.ask('DELETE', '').catch(() => undefined), after(3000)]);
    const { pid } = this.#process;
    for (const file of globSync('/proc/[0-9]*/stat')) {
      const [, child, parent] = /^(\d+) \(.*\) \S (\d+)/s.exec(read(file)) ?? [];
      if (pid && Number(parent) === pid) kill(Number(child));
    }
    this.#process.kill('SIGKILL');
  }
}
