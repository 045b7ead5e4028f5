import { restoreDraft } from '../src/editor/drafts/draft.ts';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';

/**
 * A draft in an address. Storybook's own addresses drop text with a period, a comma or an umlaut, so ours is a single word of letters,
 * digits, hyphens and underscores. It lists what the draft wouldn't have by default, after the story that it belongs to.
 */
const parameter = 'draft';

/** In characters of an address: the length that servers, email apps and chat apps accept. */
export const longestAddress = 8_000;

const isUpload = (value: string) => value.startsWith('upload:');

/** Whether a draft shows a picture that exists only in this browser. */
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
    // Truncated on its way, or not written here.
    return undefined;
  }
}

/** The part of a draft that must be included: everything that doesn't follow automatically, the way words follow a choice. */
function requiredPart(fields: Fields, draft: AnyDraft): AnyDraft {
  const isSame = (stored: AnyDraft) => JSON.stringify(restoreDraft(fields, stored)) === fullText;
  const fullText = JSON.stringify(restoreDraft(fields, draft));
  let required = draft;
  for (const name of Object.keys(draft)) {
    const { [name]: _, ...rest } = required;
    if (isSame(rest)) required = rest;
  }
  return required;
}

/** The address that opens a story with this draft, without pictures that exist only in this browser; undefined if it would be too long. */
export function addressOf(page: string, story: string, fields: Fields, draft: AnyDraft): string | undefined {
  const shared = Object.fromEntries(Object.entries(draft).filter(([, value]) => !isUpload(value)));
  const address = new URL('./', page);
  address.searchParams.set('path', `/story/${story}`);
  address.searchParams.set(parameter, `${story}.${encoded(JSON.stringify(requiredPart(fields, shared)))}`);
  return address.href.length > longestAddress ? undefined : address.href;
}

/** The draft that an address brings to a story; undefined if it brings none. */
export function draftIn<Fs extends Fields>(address: string, story: string, fields: Fs) {
  const [of, word] = new URL(address).searchParams.get(parameter)?.split('.') ?? [];
  if (of !== story || word === undefined) return undefined;
  const stored = decoded(word);
  return stored === undefined ? undefined : restoreDraft(fields, stored);
}

/** The address of Storybook's frame, which carries the draft; the story's own address if it's open on its own. */
export function addressHere(): string {
  try {
    return window.parent.location.href;
  } catch {
    // A page from another site embeds the story.
    return window.location.href;
  }
}
