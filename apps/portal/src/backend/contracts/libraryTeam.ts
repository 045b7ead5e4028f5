import type { Backend } from '../interfaces/Backend.ts';
import { password } from './support.ts';

/** Three colleagues, each signed in to a browser of their own. */
export interface LibraryTeam {
  /** Opens another browser, with no one signed in. */
  browser: () => Backend;
  /** A super administrator. */
  ada: Backend;
  /** An administrator. */
  max: Backend;
  maxId: string;
  /** One of the staff. */
  sam: Backend;
  samId: string;
}

/** Signs in the team, each in a browser that `browser` opens. */
export async function signInTeam(browser: () => Backend): Promise<LibraryTeam> {
  const signedIn = async (who: string) => {
    const backend = browser();
    const { userId } = await backend.auth.signIn(`${who}@daybreak.example`, password);
    return [backend, userId] as const;
  };
  const [sam, samId] = await signedIn('sam');
  const [max, maxId] = await signedIn('max');
  const [ada] = await signedIn('ada');
  return { browser, ada, max, maxId, sam, samId };
}

/** The failure of a call that the server refuses with a sentence. */
export const refused = (sentence: string) => ['refused', sentence];

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** A one-pixel picture with text appended after its end, which makes it a different picture. */
export const pictureOf = (words: string) =>
  new Blob([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0)), words], { type: 'image/png' });
