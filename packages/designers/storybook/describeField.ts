import type { Field, TextField } from '../src/editor/fields/fields.ts';

const characters = (limit: number) => `${limit.toLocaleString('en-US')} characters`;

/** How long a text may be, in words; undefined if it has no limit. */
function limitInWords({ limit }: TextField): string | undefined {
  if (limit === undefined) return undefined;
  if (typeof limit === 'number') return `Up to ${characters(limit)}`;
  const limits = Object.values(limit.table);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  return least === most
    ? `Up to ${characters(most)}`
    : `Up to ${least.toLocaleString('en-US')} or ${characters(most)}, depending on the ${limit.by}`;
}

const forms: Partial<Record<Field['kind'], string>> = {
  time: 'Use the format hh:mm',
  picture:
    'Use the format library:solar-farm 0.5,0.3 1.2 (picture, focal point and scale). Leave blank for the default',
};

/** What a reviewer is told about a field next to its control. */
export function describeField(field: Field): string {
  const limit = field.kind === 'text' || field.kind === 'lines' ? limitInWords(field) : undefined;
  const form =
    field.kind === 'picture' && !field.fills
      ? 'Use the format upload:<id> 0.5,0.5 1. Leave blank for no picture'
      : forms[field.kind];
  return [field.hint, limit, form]
    .filter((words) => words !== undefined)
    .map((words) => words.replace(/\.?$/, '.'))
    .join(' ');
}
