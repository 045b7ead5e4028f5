import { randomUUID } from 'node:crypto';
import { DriverError } from './driver.ts';
import type { Emit, WebKitPage } from './page.ts';
import { resize, UserContext } from './userContext.ts';

// biome-ignore lint/suspicious/noExplicitAny: command parameters, which Playwright writes
type Params = any;

/** The part of WebDriver BiDi that Playwright uses, on top of browsers that only understand its predecessor. */
export function commandsOf(display: string, emit: Emit) {
  const contexts = new Map<string, UserContext>();
  const everywhere = new Map<string, Params>();

  const owner = (id: string) => [...contexts.values()].find(({ pages }) => pages.has(id));
  const pageOf = (id: string): WebKitPage => {
    const page = owner(id)?.pages.get(id);
    if (!page) throw new DriverError('no such frame', `There is no ${id}.`);
    return page;
  };
  const targetOf = ({ target: { context, realm } }: Params): WebKitPage => {
    if (context) return pageOf(context);
    for (const { pages } of contexts.values())
      for (const page of pages.values()) if (page.document === realm) return page;
    throw new DriverError('no such frame', `There is no ${realm}.`);
  };
  /** The user contexts that a command is about: the given ones, those of the given pages, or all. */
  const about = ({ userContexts, contexts: pages }: Params): UserContext[] => {
    if (userContexts) return userContexts.flatMap((id: string) => contexts.get(id) ?? []);
    if (pages) return [...new Set<UserContext>(pages.flatMap((id: string) => owner(id) ?? []))];
    return [...contexts.values()];
  };
  const resume = (act: (context: UserContext) => boolean) => {
    for (const context of contexts.values()) if (act(context)) return {};
    throw new DriverError('no such request', 'It is held no longer.');
  };
  const doNothing = async () => ({});

  const commands: Record<string, (params: Params) => Promise<object> | object> = {
    'session.new': () => ({
      sessionId: randomUUID(),
      capabilities: {
        browserName: 'webkit',
        browserVersion: 'WebKitGTK',
        userAgent: '',
        platformName: process.platform,
      },
    }),
    'session.subscribe': () => ({ subscription: randomUUID() }),
    'browser.createUserContext': () => {
      const userContext = randomUUID();
      const context = new UserContext(userContext, display, emit);
      for (const [id, script] of everywhere) context.preloads.set(id, script);
      contexts.set(userContext, context);
      // Startup takes a second: started now, it's ready when a page is needed.
      void context.driver().catch(() => undefined);
      return { userContext };
    },
    'browser.removeUserContext': async ({ userContext }) => {
      await contexts.get(userContext)?.end();
      contexts.delete(userContext);
      return {};
    },
    'browser.setDownloadBehavior': ({ downloadBehavior, ...which }) => {
      for (const context of about(which)) context.downloadFolder = downloadBehavior.destinationFolder;
      return {};
    },
    'browsingContext.create': async ({ userContext }) => {
      const context = contexts.get(userContext);
      if (!context) throw new DriverError('no such user context', `There is no ${userContext}.`);
      return { context: (await context.open()).id };
    },
    'browsingContext.close': async ({ context }) => {
      await owner(context)?.close(pageOf(context));
      return {};
    },
    'browsingContext.activate': async ({ context }) => {
      await pageOf(context).in('GET', '/title');
      return {};
    },
    'browsingContext.setViewport': async ({ context, viewport, ...which }) => {
      if (context) await resize(pageOf(context), viewport);
      else for (const each of about(which)) each.viewport = viewport;
      return {};
    },
    'browsingContext.navigate': async ({ context, url }) => {
      const page = pageOf(context);
      const same = page.url !== url && url.includes('#') && page.url.split('#')[0] === url.split('#')[0];
      const navigation = page.navigating(url);
      if (same) {
        page.navigation = undefined;
        page.onItsWay = undefined;
        emit('browsingContext.fragmentNavigated', { context, navigation, url, timestamp: Date.now() });
      }
      await page.in('POST', '/url', { url });
      if (!same) page.expectDocument();
      return { navigation, url };
    },
    'browsingContext.reload': async ({ context }) => {
      const page = pageOf(context);
      const navigation = page.navigating(page.url);
      await page.in('POST', '/refresh');
      return { navigation, url: page.url };
    },
    'browsingContext.traverseHistory': async ({ context, delta }) => {
      await pageOf(context).in('POST', delta < 0 ? '/back' : '/forward');
      return {};
    },
    'browsingContext.captureScreenshot': async ({ context, format }) => {
      if (format.type !== 'image/png') throw new DriverError('unsupported operation', 'Only PNG.');
      return { data: await pageOf(context).in('GET', '/screenshot') };
    },
    'browsingContext.handleUserPrompt': async ({ context, accept, userText }) => {
      const page = pageOf(context);
      if (userText !== undefined) await page.in('POST', '/alert/text', { text: userText });
      await page.in('POST', accept ? '/alert/accept' : '/alert/dismiss');
      return {};
    },
    'script.evaluate': (params) => targetOf(params).evaluate(params),
    'script.callFunction': (params) => targetOf(params).evaluate(params),
    'script.disown': doNothing,
    'script.addPreloadScript': ({ functionDeclaration, arguments: given, ...which }) => {
      const script = randomUUID();
      const preload = { functionDeclaration, arguments: given };
      if (!which.userContexts && !which.contexts) everywhere.set(script, preload);
      for (const context of about(which)) context.preloads.set(script, preload);
      return { script };
    },
    'script.removePreloadScript': ({ script }) => {
      everywhere.delete(script);
      for (const { preloads } of contexts.values()) preloads.delete(script);
      return {};
    },
    'input.performActions': async ({ context, actions }) => {
      await pageOf(context).act({ actions: actions.map(whole) });
      return {};
    },
    'input.setFiles': async ({ context, element, files }) => {
      const page = pageOf(context);
      const found = await page.elementOf(element.sharedId);
      await page.in('POST', `/element/${found}/value`, { text: files.join('\n') });
      return {};
    },
    'network.addIntercept': ({ phases, ...which }) => {
      const intercept = randomUUID();
      if (phases.includes('beforeRequestSent'))
        for (const { network } of about(which)) network.intercepts.add(intercept);
      return { intercept };
    },
    'network.removeIntercept': ({ intercept }) => {
      for (const { network } of contexts.values()) network.removeIntercept(intercept);
      return {};
    },
    'network.continueRequest': (params) => resume(({ network }) => network.go(params)),
    'network.provideResponse': (params) => resume(({ network }) => network.answer(params)),
    'network.failRequest': ({ request }) => resume(({ network }) => network.settle(request, 'fail')),
    'network.addDataCollector': () => ({ collector: randomUUID() }),
    'network.getData': (params) => {
      for (const { network } of contexts.values()) {
        const data = network.data(params);
        if (data) return data;
      }
      throw new DriverError('no such network data', 'It is kept no longer.');
    },
    'network.setCacheBehavior': doNothing,
    'network.setExtraHeaders': doNothing,
    'emulation.setNetworkConditions': async ({ networkConditions, ...which }) => {
      for (const context of about(which)) await context.setOffline(networkConditions?.type === 'offline');
      return {};
    },
    'emulation.setScreenOrientationOverride': doNothing,
    'emulation.setScreenSettingsOverride': doNothing,
    'emulation.setLocaleOverride': ({ locale }) => {
      if (locale === 'en-US') return {};
      throw new DriverError('unknown command', 'This browser speaks English.');
    },
    'emulation.setMediaFeaturesOverride': ({ features }) => {
      if ([null, undefined, 'light'].includes(features['prefers-color-scheme'])) return {};
      throw new DriverError('unknown command', 'This browser prefers light.');
    },
    'storage.getCookies': async ({ partition }) => {
      const [page] = contexts.get(partition.userContext)?.pages.values() ?? [];
      const cookies = page ? await page.in('GET', '/cookie').catch(() => []) : [];
      return {
        cookies: cookies.map((cookie: Params) => ({
          ...cookie,
          value: { type: 'string', value: cookie.value },
        })),
      };
    },
  };

  return {
    async run(method: string, params: Params) {
      const command = commands[method];
      if (!command) throw new DriverError('unknown command', method);
      return command(params);
    },
    async end() {
      await Promise.all([...contexts.values()].map((context) => context.end()));
      contexts.clear();
    },
  };
}

/** Rounds to whole pixels: classic WebDriver accepts nothing else. */
function whole(source: Params): Params {
  return {
    ...source,
    actions: source.actions.map((action: Params) =>
      action.x === undefined ? action : { ...action, x: Math.round(action.x), y: Math.round(action.y) },
    ),
  };
}
