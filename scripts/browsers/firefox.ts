#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket } from 'ws';
import { firefoxPath } from '../browser.ts';
import { type Command, serveBidi } from './bidi.ts';
import { type Exposed, engineAnswer, engineCallIn, fingerAt } from './engineCall.ts';
import { downloadsNamed } from './firefoxDownloads.ts';
import { insertTextAsTyped } from './insertText.ts';

// Playwright starts this instead of Firefox: it runs Firefox itself and handles the commands that only newer versions
// know. Other commands and all responses pass through unchanged.

const firefox = spawn(firefoxPath() ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

/** Commands that need no action: headless Firefox already prefers light, and has no other preference to reset. */
const isLight = ({ method, params }: Command) =>
  method === 'emulation.setMediaFeaturesOverride' &&
  [null, undefined, 'light'].includes(params.features['prefers-color-scheme']);

/** Our own command ids begin here; Playwright counts from 1. */
const ownIds = 2 ** 40;

const address = await new Promise<string>((resolve) => {
  createInterface({ input: firefox.stderr }).on('line', (line) => {
    const [, found] = /WebDriver BiDi listening on (ws:.*)/.exec(line) ?? [];
    if (found) resolve(found);
    else process.stderr.write(`${line}\n`);
  });
});

serveBidi((playwright) => {
  const nameDownload = downloadsNamed();
  const browser = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own kind of answer
  const own = new Map<number, (answer: any) => void>();
  let last = ownIds;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const ask = (method: string, params: object): Promise<any> =>
    new Promise((resolve, reject) => {
      own.set(++last, ({ result, message }) => (result ? resolve(result) : reject(new Error(message))));
      browser.send(JSON.stringify({ id: last, method, params }));
    });
  const locate = async (context: string, value: Exposed, startNodes?: object[]) => {
    const locator = { type: 'accessibility', value };
    const { nodes } = await ask('browsingContext.locateNodes', { context, locator, startNodes });
    return nodes.map(({ sharedId }: { sharedId: string }) => ({ sharedId })) as object[];
  };
  const count = async (context: string, exposedElements: readonly Exposed[]) => {
    // Names are looked up among all elements of a role: searching the whole page for each one takes minutes.
    const ofRole = new Map<string, object[]>();
    const counts: number[] = [];
    for (const { role, name } of exposedElements) {
      const all = ofRole.get(role) ?? (await locate(context, { role }));
      ofRole.set(role, all);
      const found = name === undefined || !all.length ? all : await locate(context, { role, name }, all);
      counts.push(found.length);
    }
    return counts;
  };
  playwright.on('message', async (data: RawData) => {
    await opened;
    const command = JSON.parse(String(data)) as Command;
    if (command.method === 'session.subscribe')
      void ask('script.addPreloadScript', { functionDeclaration: String(insertTextAsTyped) });
    const call = engineCallIn(command);
    if (call) {
      const { context } = command.params.target;
      const answer: Promise<unknown> = call.tap
        ? ask('input.performActions', { context, actions: fingerAt(call.tap) })
        : count(context, call.countOf ?? []);
      const outcome = await answer.then(
        (value) => ({ type: 'success', result: engineAnswer(value) }),
        ({ message }) => ({ type: 'error', error: 'unknown error', message }),
      );
      playwright.send(JSON.stringify({ id: command.id, ...outcome }));
    } else if (isLight(command))
      playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
    else browser.send(String(data));
  });
  browser.on('message', (data) => {
    const answer = JSON.parse(String(data));
    if (answer.id > ownIds) return own.get(answer.id)?.(answer);
    if (answer.type === 'event') nameDownload(answer);
    playwright.send(JSON.stringify(answer));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
});
