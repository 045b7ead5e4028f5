import { restoreDraft } from '../src/workbench/draft.ts';
import type { AnyDraft, Fields } from '../src/workbench/fields.ts';

/**
 * A draft in an address. Storybook's own addresses drop text with a full stop, a comma or an umlaut, so ours is one word of letters,
 * digits, hyphens and lines. It says what the draft would not have by itself, after the story that it belongs to.
 */
const parameter = 'draft';

/** In characters of an address: what servers, mail programs and chats take. */
export const longestAddress = 8_000;

const isUpload = (value: string) => value.startsWith('upload:');

/** Whether a draft shows a picture that lies in this browser alone. */
export const hasUploads = (draft: AnyDraft): boolean => Object.values(draft).some(isUpload);

const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decoded(word: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Cut off on its way, or not written here.
    return undefined;
  }
}

/** What of a draft must be said: all of it that does not come by itself, such as words that follow a choice. */
function saidOf(fields: Fields, draft: AnyDraft): AnyDraft {
  const same = (stored: AnyDraft) => JSON.stringify(restoreDraft(fields, stored)) === whole;
  const whole = JSON.stringify(restoreDraft(fields, draft));
  let said = draft;
  for (const name of Object.keys(draft)) {
    const { [name]: _, ...rest } = said;
    if (same(rest)) said = rest;
  }
  return said;
}

/** The address that opens a story with this draft, without pictures that lie in this browser; undefined where it would be too long. */
export function addressOf(page: string, story: string, fields: Fields, draft: AnyDraft): string | undefined {
  const shared = Object.fromEntries(Object.entries(draft).filter(([, value]) => !isUpload(value)));
  const address = new URL('./', page);
  address.searchParams.set('path', `/story/${story}`);
  address.searchParams.set(parameter, `${story}.${encoded(JSON.stringify(saidOf(fields, shared)))}`);
  return address.href.length > longestAddress ? undefined : address.href;
}

/** The draft that an address brings to a story; undefined where it brings none. */
export function draftIn<Fs extends Fields>(address: string, story: string, fields: Fs) {
  const [of, word] = new URL(address).searchParams.get(parameter)?.split('.') ?? [];
  if (of !== story || word === undefined) return undefined;
  const stored = decoded(word);
  return stored === undefined ? undefined : restoreDraft(fields, stored);
}

/** The address of Storybook's frame, which carries the draft; of the story itself where it is open alone. */
export function addressHere(): string {
  try {
    return window.parent.location.href;
  } catch {
    // Somebody else's page shows the story.
    return window.location.href;
  }
}
