import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that's removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets when a file was last touched, in seconds from now, so that results don't depend on how fast a test runs. */
export function touch(path: string, seconds: number) {
  const moment = new Date(Date.now() + seconds * 1000);
  utimesSync(path, moment, moment);
}
