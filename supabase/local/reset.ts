import { BackendError } from './BackendError.ts';
import { emptyDataFolder } from './dataFolder.ts';
import { defaultDataFolder } from './paths.ts';

/** Empties the embedded backend's data folder; the next start seeds it anew. */
async function reset() {
  const folder = process.env.DAYBREAK_DATA ?? defaultDataFolder;
  if (folder === 'memory') throw new BackendError('DAYBREAK_DATA is "memory": there is nothing to empty.');
  await emptyDataFolder(folder);
  console.log(`Emptied ${folder}`);
}

reset().catch((error: unknown) => {
  console.error(error instanceof BackendError ? `\n${error.message}\n` : error);
  process.exit(1);
});
