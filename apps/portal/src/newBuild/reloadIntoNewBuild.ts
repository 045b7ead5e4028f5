import { runningBuild, servedBuild } from './servedBuild.ts';

const key = 'daybreak-reloaded-into';
/** Milliseconds for the page to go. Where the browser asks first and somebody stays, what was waiting goes on. */
const farewell = 5_000;

/** Remembers that this tab was reloaded for this build. False when it was already, or when the browser remembers nothing. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch (error) {
    console.warn('This browser remembers no reload: the page is left as it is.', error);
    return false;
  }
}

/** A part of the portal is missing. Where the server has another build by now, the page is loaded anew, once for each build. */
export async function reloadIntoNewBuild(reload = () => location.reload()): Promise<void> {
  const build = await servedBuild();
  if (!build || build === runningBuild || !isFirstTime(build)) return;
  reload();
  await new Promise((resolve) => setTimeout(resolve, farewell));
}
