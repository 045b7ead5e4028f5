#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket } from 'ws';
import { firefoxPath } from '../browser.ts';
import { type Command, serveBidi } from './bidi.ts';
import { downloadsNamed } from './firefoxDownloads.ts';
import { insertTextAsTyped } from './insertText.ts';

/**
 * Playwright starts this in place of Firefox: Firefox itself, with what Playwright asks of a newer one answered here. Commands and
 * answers go through as they are.
 */
const firefox = spawn(firefoxPath() ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

/** What needs no doing: a headless Firefox prefers light, and has no other preference to give up. */
const isLight = ({ method, params }: Command) =>
  method === 'emulation.setMediaFeaturesOverride' &&
  [null, undefined, 'light'].includes(params.features['prefers-color-scheme']);

/** Of the one command that is not Playwright's, which counts from 1. */
const ownId = 0;

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
  playwright.on('message', async (data: RawData) => {
    await opened;
    const command = JSON.parse(String(data)) as Command;
    if (command.method === 'session.subscribe')
      browser.send(
        JSON.stringify({
          id: ownId,
          method: 'script.addPreloadScript',
          params: { functionDeclaration: String(insertTextAsTyped) },
        }),
      );
    if (isLight(command)) playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
    else browser.send(String(data));
  });
  browser.on('message', (data) => {
    const answer = JSON.parse(String(data));
    if (answer.id === ownId) return;
    if (answer.type === 'event') nameDownload(answer);
    playwright.send(JSON.stringify(answer));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
});
