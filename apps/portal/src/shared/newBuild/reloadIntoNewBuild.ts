import { readStored, writeStored } from '../storage/browserStorage.ts';
import { runningBuild, servedBuild } from './servedBuild.ts';

const key = 'daybreak-reloaded-into';
/** Milliseconds for the page to unload. If the browser asks first and the user stays, waiting code continues. */
const farewell = 5_000;

/**
 * Remembers that this tab was reloaded for this build. Returns false if it was before, or if the browser can't remember
 * it.
 */
const isFirstTime = (build: string): boolean =>
  readStored(key, 'sessionStorage') !== build && writeStored(key, build, 'sessionStorage');

/**
 * Call when a part of the portal is missing. If the server has a different build by now, reloads the page, once per
 * build.
 */
export async function reloadIntoNewBuild(reload = () => location.reload()): Promise<void> {
  const build = await servedBuild();
  if (!build || build === runningBuild || !isFirstTime(build)) return;
  reload();
  await new Promise((resolve) => setTimeout(resolve, farewell));
}
