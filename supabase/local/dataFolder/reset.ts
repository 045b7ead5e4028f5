import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fail } from '../http/BackendError.ts';
import { defaultDataFolder, snapshotFolder } from '../paths.ts';
import { emptyDataFolder } from './dataFolder.ts';

/** Removes everything kept between starts, so the next one begins from scratch. Refuses while a server is using it. */
async function reset() {
  const folder = process.env.DAYBREAK_DATA ?? defaultDataFolder;
  const removed = folder === 'memory' ? [] : await emptyDataFolder(folder);
  if (existsSync(snapshotFolder)) {
    await rm(snapshotFolder, { recursive: true });
    removed.push(snapshotFolder);
  }
  console.log(
    removed.length > 0 ? `Removed\n${removed.map((path) => `  ${path}`).join('\n')}` : 'Nothing to remove.',
  );
}

reset().catch(fail);
