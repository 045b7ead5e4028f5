import { runningBuild, servedBuild } from './servedBuild.ts';

const key = 'daybreak-reloaded-into';
/** Milliseconds for the page to unload. If the browser asks first and the user stays, waiting code continues. */
const farewell = 5_000;

/** Remembers that this tab was reloaded for this build. False if it already was, or if the browser remembers nothing. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch (error) {
    console.warn("This browser can't remember a reload, so the page wasn't reloaded.", error);
    return false;
  }
}

/** Call when a part of the portal is missing. If the server has a different build by now, reloads the page, once per build. */
export async function reloadIntoNewBuild(reload = () => location.reload()): Promise<void> {
  const build = await servedBuild();
  if (!build || build === runningBuild || !isFirstTime(build)) return;
  reload();
  await new Promise((resolve) => setTimeout(resolve, farewell));
}
