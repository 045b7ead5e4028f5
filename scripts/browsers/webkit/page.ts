import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type Exposed, engineAnswer, engineCallIn, fingerAt } from '../engineCall.ts';
import { type Driver, DriverError } from './driver.ts';
import type { News, Outcome, PageEvent } from './inPage.ts';
import { newsScript, nodeScript, perceivableScript, scriptOf } from './script.ts';

// biome-ignore lint/suspicious/noExplicitAny: parameters of events and commands
type Params = any;
export type Emit = (method: string, params: Params) => void;

/** A browser window as a WebDriver BiDi browsing context; it's polled for what happens in it. */
export class WebKitPage {
  readonly id: string;
  readonly #driver: Driver;
  readonly #emit: Emit;
  url = 'about:blank';
  /** The navigation id of a requested page that hasn't loaded yet. */
  navigation: string | undefined;
  /** The address of a requested page, until its document has loaded. */
  onItsWay: string | undefined;
  /** The document being shown. */
  document = '';
  #isClosed = false;

  readonly #isAlone: () => boolean;

  constructor(id: string, driver: Driver, emit: Emit, isAlone: () => boolean) {
    this.id = id;
    this.#isAlone = isAlone;
    this.#driver = driver;
    this.#emit = emit;
    void this.#listen();
  }

  in(method: string, path: string, body?: object) {
    return this.#driver.in(this.id, method, path, body);
  }

  /** Performs presses and moves one after another: Playwright sends the next before the last is done. */
  act(actions: object): Promise<void> {
    this.#acted = this.#acted.catch(() => undefined).then(() => this.in('POST', '/actions', actions));
    return this.#acted;
  }
  #acted: Promise<void> = Promise.resolve();

  /** Begins a navigation. An event later tells Playwright when it ends. */
  navigating(url: string): string {
    this.navigation = randomUUID();
    this.onItsWay = url;
    this.#emit('browsingContext.navigationStarted', {
      context: this.id,
      navigation: this.navigation,
      url,
      timestamp: Date.now(),
    });
    return this.navigation;
  }

  /** Expects a new document: the page being left may never answer again. */
  expectDocument() {
    this.#expected = Date.now() + 5000;
    this.#poke();
  }
  #expected = 0;
  #poke: () => void = () => undefined;

  async #listen() {
    while (!this.#isClosed) {
      const poked = new Promise<void>((resolve) => {
        this.#poke = resolve;
      });
      // With several windows, each is polled in turn; a single one answers when there's news.
      const waits = this.#isAlone();
      const news = this.#driver
        .in(this.id, 'POST', '/execute/async', { script: newsScript, args: [this.id, waits] }, waits)
        .then(
          (onNews) => this.#hear(onNews),
          (error) => {
            // The document is gone; its successor is asked next.
            if (error instanceof DriverError && ['no such window', 'invalid session id'].includes(error.code))
              this.#isClosed = true;
            return after(10);
          },
        );
      if (waits) await Promise.race([news, poked, after(Date.now() < this.#expected ? 60 : 2000)]);
      else await Promise.all([news, after(40)]);
    }
  }

  #hear({ page, document, url, events }: News) {
    if (page !== this.id) return;
    this.url = url;
    if (document !== this.document) this.#commit(document, url);
    for (const event of events) this.#tell(event);
  }

  #commit(document: string, url: string) {
    if (this.document) {
      this.#emit('script.realmDestroyed', { realm: this.document });
      this.#emit('script.realmDestroyed', { realm: `${this.document}/utility` });
      const navigation = this.navigation ?? randomUUID();
      this.navigation = undefined;
      this.#emit('browsingContext.navigationCommitted', {
        context: this.id,
        navigation,
        url,
        timestamp: Date.now(),
      });
    }
    this.document = document;
    this.#expected = 0;
    this.#emit('script.realmCreated', { type: 'window', realm: document, context: this.id, origin: url });
    for (const answer of this.#waiting.values())
      answer({ document, failure: 'Execution context was destroyed' });
    this.#waiting.clear();
  }

  #tell({ type, url, text, channel, data, call, outcome }: PageEvent) {
    const source = { realm: this.document, context: this.id };
    const timestamp = Date.now();
    if (type === 'domContentLoaded') this.onItsWay = undefined;
    if (type === 'answer') this.#waiting.get(call ?? '')?.(outcome as Outcome);
    else if (type === 'channel') this.#emit('script.message', { channel, data, source });
    else if (type === 'error')
      this.#emit('log.entryAdded', { type: 'javascript', level: 'error', text, timestamp, source });
    else
      this.#emit(`browsingContext.${type === 'history' ? 'historyUpdated' : type}`, {
        context: this.id,
        navigation: null,
        url,
        timestamp,
      });
  }

  /** `script.evaluate` and `script.callFunction`. Slow results arrive with the news. */
  async evaluate(params: Params) {
    const { sandbox } = params.target;
    // This is how Playwright inserts text; ours replaces it.
    if (params.arguments?.[3]?.value?.includes?.('injectedScript.extend('))
      return { type: 'success', realm: this.document, result: { type: 'undefined' } };
    const asked = engineCallIn({ params });
    if (asked?.countOf) return engineAnswer(await this.#count(asked.countOf));
    if (asked?.tap) return engineAnswer(await this.act({ actions: fingerAt(asked.tap) }));
    const call = randomUUID();
    const outcome = new Promise<Outcome>((resolve) => this.#waiting.set(call, resolve));
    try {
      const began: Outcome | null = await this.in('POST', '/execute/sync', {
        script: scriptOf(params),
        args: [params.arguments ?? [], call],
      });
      const { failure, document, result } = began ?? (await outcome);
      const realm = sandbox ? `${document}/utility` : document;
      if (failure === undefined) return { type: 'success', realm, result };
      return { type: 'exception', realm, exceptionDetails: { text: failure, exception: { type: 'error' } } };
    } catch (error) {
      if (!(error instanceof DriverError) || error.code !== 'javascript error') throw error;
      return {
        type: 'exception',
        realm: this.document,
        exceptionDetails: { text: error.message, exception: { type: 'error' } },
      };
    } finally {
      this.#waiting.delete(call);
    }
  }
  /** Counts exposed elements. The driver reports roles and names only for one element at a time. */
  async #count(asked: readonly Exposed[]): Promise<number[]> {
    const elements: object[] = await this.in('POST', '/execute/sync', {
      script: perceivableScript,
      args: [],
    });
    const found: Exposed[] = [];
    for (const element of elements) {
      const path = `/element/${Object.values(element)[0]}`;
      const computed: string = await this.in('GET', `${path}/computedrole`);
      // It reports no role for some pictures that have names, and reports ones without a name as pictures too.
      const isImage = computed === '' && /^(img|svg)$/.test(await this.in('GET', `${path}/name`));
      const role = isImage || computed === 'img' ? 'image' : computed;
      if (!asked.some((each) => each.role === role)) continue;
      const name: string = await this.in('GET', `${path}/computedlabel`);
      if (role !== 'image' || name) found.push({ role, name });
    }
    return asked.map(
      ({ role, name }) =>
        found.filter((each) => each.role === role && (name === undefined || each.name === name)).length,
    );
  }
  /** Pending calls. */
  readonly #waiting = new Map<string, (outcome: Outcome) => void>();

  /** The driver's name for a node that Playwright holds. */
  async elementOf(handle: string): Promise<string> {
    const element = await this.in('POST', '/execute/sync', { script: nodeScript, args: [handle] });
    return String(Object.values(element)[0]);
  }

  /** Handles a window that has closed. */
  async close() {
    this.#isClosed = true;
    this.#driver.forget(this.id);
    this.#emit('browsingContext.contextDestroyed', {
      context: this.id,
      url: this.url,
      userContext: '',
      children: [],
      parent: null,
    });
  }
}
