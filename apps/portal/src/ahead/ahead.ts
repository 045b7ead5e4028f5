import { projectAddress } from '../backend/projectAddress.ts';
import { isFresh, keptSession, type StoredSession } from '../backend/supabase/storedSession.ts';
import { nameOf } from './answers.ts';
import { firstQuestions } from './firstQuestions.ts';
import { filesAt, type Parts } from './partsAt.ts';

// Runs before every other script of the page. Address and storage say what the session will need: its files and its first data
// begin to come beside the entrance, and none waits for the other. Whatever fails here is asked for again by whoever needs it.

declare const __PARTS__: Parts;

/** Milliseconds after which the client asks once more itself. */
const answerLimit = 10_000;

/** Files that one task asks for. */
const atOnce = 12;

/** What a file is for, by its ending. Scripts are what is left. */
const uses: Record<string, string> = { css: 'style', woff2: 'font' };

function load(file: string) {
  const use = uses[file.slice(file.lastIndexOf('.') + 1)];
  const link = document.createElement('link');
  link.rel = use ? 'preload' : 'modulepreload';
  if (use) link.as = use;
  // As it is asked for afterwards: otherwise it would come twice.
  link.crossOrigin = '';
  link.href = `/assets${file}`;
  document.head.append(link);
}

function ask({ access_token: token, ...session }: StoredSession) {
  const { url, publishableKey } = projectAddress();
  const answers = new Map<string, Promise<Response>>();
  for (const { address, method, headers } of firstQuestions(location.pathname, location.search, {
    access_token: token,
    ...session,
  })) {
    const all = new Headers({ ...headers, apikey: publishableKey, authorization: `Bearer ${token}` });
    if (method === 'POST') all.set('content-type', 'application/json');
    const answer = fetch(url + address, {
      method,
      headers: all,
      signal: AbortSignal.timeout(answerLimit),
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    answers.set(nameOf(method, url + address, all), answer);
  }
  window.daybreakAnswers = answers;
}

const session = keptSession();
const standing = session ? (isFresh(session) ? 'fresh' : 'stale') : 'nobody';
// Data first: it is small, and what stands first says it.
if (session && standing === 'fresh' && __PARTS__.pages[location.pathname]?.session) ask(session);
/** Loads files in their order, some in each task: asking for forty at once holds up the first paint of a slow phone. */
function loadInTurn(files: string[]) {
  for (const file of files.slice(0, atOnce)) load(file);
  if (files.length > atOnce) setTimeout(() => loadInTurn(files.slice(atOnce)));
}
loadInTurn([...filesAt(location, standing, __PARTS__)]);
