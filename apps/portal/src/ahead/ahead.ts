import { projectAddress } from '../backend/projectAddress.ts';
import { requestKey } from '../backend/supabase/ahead/earlyAnswers.ts';
import { firstScreenRequests } from '../backend/supabase/ahead/firstScreenRequests.ts';
import { isFresh, loadStoredSession, type StoredSession } from '../backend/supabase/storedSession.ts';
import { currentTheme } from '../shared/theme/theme.ts';
import { addLink } from './addLink.ts';
import { filesAt, type PreloadManifest } from './filesAt.ts';

// Runs before every other script on the page. The address and storage tell us what the session will need, so its files
// and first data start loading along with the entrance, and neither waits for the other. If a request fails here, the
// code that needs it asks again.

declare const __PARTS__: PreloadManifest;

/** Milliseconds after which the client makes the request itself. */
const answerLimit = 10_000;

/** A link's `as`, by file extension. Anything else is a script. */
const uses: Record<string, string> = { css: 'style', svg: 'image', webp: 'image', woff2: 'font' };

const deferredFiles = new Set(__PARTS__.deferredStyles.map((place) => `/${__PARTS__.files[place]}`));

function load(file: string) {
  const use = uses[file.slice(file.lastIndexOf('.') + 1)];
  const link = document.createElement('link');
  link.rel = use ? 'preload' : 'modulepreload';
  if (use) link.as = use;
  // Must match the later request, or the file would download twice.
  if (use !== 'image') link.crossOrigin = '';
  else link.fetchPriority = 'high';
  if (deferredFiles.has(file)) link.fetchPriority = 'low';
  link.href = `/assets${file}`;
  addLink(link);
}

function requestEarlyAnswers({ access_token: token, ...session }: StoredSession) {
  const { url, publishableKey } = projectAddress();
  const answers = new Map<string, Promise<Response>>();
  for (const { address, method, headers } of firstScreenRequests(location.pathname, location.search, {
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
    // The caller that takes the answer handles the failure.
    answer.catch(() => undefined);
    answers.set(requestKey(method, url + address, all), answer);
  }
  window.daybreakAnswers = answers;
}

/** Returns whether this browser has a draft of a designer. The designers' `localDrafts` writes these keys. */
function hasDraft(designer: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`daybreak-draft:${designer}`));
  } catch {
    return false;
  }
}

const session = loadStoredSession();
const signInState = session ? (isFresh(session) ? 'fresh' : 'stale') : 'nobody';
// Data first: it's small, and the top of the page shows it.
if (session && signInState === 'fresh' && __PARTS__.pages[location.pathname]?.session)
  requestEarlyAnswers(session);
for (const file of filesAt(location, signInState, currentTheme(), __PARTS__, hasDraft)) load(file);
