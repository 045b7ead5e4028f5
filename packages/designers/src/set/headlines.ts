import { type AnyDraft, countCharacters, limitOf } from '../workbench/fields.ts';
import type { Facts } from './facts.ts';
import { roles, type SetDesigner } from './roles.ts';
import { sentences } from './sentences.ts';

/** A headline, and parts of it that say something by themselves. */
export const headlinesOf = ({ what }: Facts) =>
  [what, ...sentences(what), ...what.split(/\s*[:;,–—]\s+/)].filter(Boolean);

/** Fields that have less room for the headline than it may need. */
const shortFields: Partial<Record<SetDesigner, string>> = { ads: 'headline', email: 'subject' };

/** The headline, or a part of it, that such a field has room for. */
export function shortOf(designer: SetDesigner, facts: Facts): string | undefined {
  const field = roles[designer].fields[shortFields[designer] ?? ''];
  const limit = (field?.kind === 'text' ? limitOf(field, {}) : undefined) ?? Number.POSITIVE_INFINITY;
  return headlinesOf(facts).find((line) => countCharacters(line) <= limit);
}

/** Where nothing of a headline fits it stays whole, and is found too long. */
export function shortHeadline(designer: SetDesigner, facts: Facts): AnyDraft {
  const name = shortFields[designer];
  return name ? { [name]: shortOf(designer, facts) ?? facts.what } : {};
}
