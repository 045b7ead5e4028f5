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
  oldText: string;
  newText: string;
}

/** Number of unchanged words shown around a change. */
const contextWords = 3;
const maxLength = 60;

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The changed parts of a long text, with a few words before and after each. */
function changedParts(oldText: string, newText: string): readonly [before: string, after: string] {
  if (Math.max(oldText.length, newText.length) <= maxLength) return [oldText, newText];
  const [oldWords, newWords] = [words(oldText), words(newText)];
  let start = 0;
  while (start < Math.min(oldWords.length, newWords.length) && oldWords[start] === newWords[start]) start++;
  let commonEnd = 0;
  while (
    commonEnd < Math.min(oldWords.length, newWords.length) - start &&
    oldWords.at(-1 - commonEnd) === newWords.at(-1 - commonEnd)
  )
    commonEnd++;
  const cut = (all: readonly string[]) => {
    const [from, to] = [
      Math.max(0, start - contextWords),
      Math.min(all.length, all.length - commonEnd + contextWords),
    ];
    const part = all.slice(from, to).join(' ');
    return `${from > 0 ? '… ' : ''}${part}${to < all.length ? ' …' : ''}`;
  };
  return [cut(oldWords), cut(newWords)];
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
export function differencesOf(
  fields: Fields,
  { member, edits, updatedDraft }: MemberUpdate,
): readonly Difference[] {
  const { draft } = member;
  const names = Object.keys(fields);
  const fieldIndex = ([key]: MemberUpdate['edits'][number]) =>
    names.indexOf(readOverrideKey(key)?.field ?? key);
  return edits
    .toSorted((a, b) => fieldIndex(a) - fieldIndex(b))
    .map(([key]) => {
      const override = readOverrideKey(key);
      const name = override?.field ?? key;
      const text = (one: AnyDraft) =>
        displayValue(fields, name, one, override ? (readOverride(one[key]) ?? '') : (one[key] ?? ''));
      const [oldText, newText] = changedParts(text(draft), text(updatedDraft));
      const label = fields[name]?.label ?? name;
      return {
        key,
        label: override ? `${label}, only in ${sizeName(fields, override.size)}` : label,
        oldText,
        newText,
      };
    });
}
