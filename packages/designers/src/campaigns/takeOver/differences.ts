import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import { sizeName } from '../../editor/drafts/steps.ts';
import { type AnyDraft, type Fields, optionsOf } from '../../editor/fields/fields.ts';
import { readOverride, readOverrideKey } from '../../editor/fields/sizeOverrides.ts';
import { brandPictureNamed } from '../../editor/images/brandPictures.ts';
import { readPictureValue } from '../../editor/images/pictureValue.ts';
import type { MemberUpdate } from './memberUpdate.ts';

/** A field whose value changes, in readable form. */
export interface Difference {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Number of unchanged words shown around a change. */
const around = 3;
const longest = 60;

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The changed parts of a long text, with a few words before and after each. */
function stretches(before: string, after: string): readonly [before: string, after: string] {
  if (Math.max(before.length, after.length) <= longest) return [before, after];
  const [was, is] = [words(before), words(after)];
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start++;
  let same = 0;
  while (same < Math.min(was.length, is.length) - start && was.at(-1 - same) === is.at(-1 - same)) same++;
  const cut = (all: readonly string[]) => {
    const [from, to] = [Math.max(0, start - around), Math.min(all.length, all.length - same + around)];
    const part = all.slice(from, to).join(' ');
    return `${from > 0 ? '… ' : ''}${part}${to < all.length ? ' …' : ''}`;
  };
  return [cut(was), cut(is)];
}

function displayValue(fields: Fields, name: string, draft: AnyDraft, value: string): string {
  const field = fields[name];
  const language = languageOf(draft);
  switch (field?.kind) {
    case 'date':
      return longDate(value, language);
    case 'time':
      return shortTime(value, language);
    case 'choice':
      return optionsOf(field, draft).find((option) => option.value === value)?.label ?? value;
    case 'picture': {
      const source = readPictureValue(value)?.source;
      if (!source) return 'Chosen automatically';
      return 'library' in source
        ? (brandPictureNamed(source.library)?.title ?? source.library)
        : 'Your own picture';
    }
    default:
      return value.trim();
  }
}

/** The differences in a piece after the change, field by field. */
export function differencesOf(fields: Fields, { member, edits, after }: MemberUpdate): readonly Difference[] {
  const { draft } = member;
  const names = Object.keys(fields);
  const placed = ([key]: MemberUpdate['edits'][number]) => names.indexOf(readOverrideKey(key)?.field ?? key);
  return edits
    .toSorted((a, b) => placed(a) - placed(b))
    .map(([key]) => {
      const own = readOverrideKey(key);
      const name = own?.field ?? key;
      const text = (one: AnyDraft) =>
        displayValue(fields, name, one, own ? (readOverride(one[key]) ?? '') : (one[key] ?? ''));
      const [before, now] = stretches(text(draft), text(after));
      const label = fields[name]?.label ?? name;
      return {
        key,
        label: own ? `${label}, only in ${sizeName(fields, own.size)}` : label,
        before,
        after: now,
      };
    });
}
