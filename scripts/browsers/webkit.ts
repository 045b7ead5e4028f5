#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { type Command, serveBidi } from './bidi.ts';
import { commandsOf } from './webkit/commands.ts';
import { DriverError } from './webkit/driver.ts';

// Playwright starts this instead of Firefox and gets WebKit: the MiniBrowser of WebKitGTK on its own screen. WebDriver
// BiDi commands are carried out over classic WebDriver, the only protocol it understands.

// There's no window manager to focus a window: the focus goes to the one under the pointer, which rests in the middle
// of the screen. Windows start at the screen's corner and may be larger than it.
const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '700x700x24', '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
const display = await new Promise<string>((resolve, reject) => {
  screen.stdio[3]?.on('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  screen.on('error', reject);
});

let sendToPlaywright: (message: object) => void = () => undefined;
const commands = commandsOf(display, (method, params) => sendToPlaywright({ type: 'event', method, params }));

async function end() {
  await commands.end();
  screen.kill();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());

serveBidi((playwright) => {
  sendToPlaywright = (message) => playwright.send(JSON.stringify(message));
  playwright.on('message', async (data) => {
    const { id, method, params } = JSON.parse(String(data)) as Command;
    if (method === 'browser.close') {
      sendToPlaywright({ type: 'success', id, result: {} });
      return end();
    }
    try {
      sendToPlaywright({ type: 'success', id, result: await commands.run(method, params) });
    } catch (error) {
      const { code = 'unknown error', message } = error as DriverError;
      sendToPlaywright({ type: 'error', id, error: code, message });
      if (!(error instanceof DriverError)) process.stderr.write(`${method}: ${(error as Error).stack}\n`);
    }
  });
  playwright.on('close', () => void end());
});
