import type { Field, TextField } from '../src/workbench/fields.ts';

const characters = (limit: number) => `${limit.toLocaleString('en-US')} characters`;

/** How long a text may be, in words; undefined where it has no limit. */
function limitInWords({ limit }: TextField): string | undefined {
  if (limit === undefined) return undefined;
  if (typeof limit === 'number') return `At most ${characters(limit)}`;
  const limits = Object.values(limit.table);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  return least === most
    ? `At most ${characters(most)}`
    : `At most ${characters(most)}, or ${least.toLocaleString('en-US')}, by ${limit.by}`;
}

/** What a reviewer is told about a field beside its control. */
export function describeField(field: Field): string {
  const limit = field.kind === 'text' || field.kind === 'lines' ? limitInWords(field) : undefined;
  const form = field.kind === 'time' ? 'As hh:mm' : undefined;
  return [field.hint, limit, form]
    .filter((words) => words !== undefined)
    .map((words) => words.replace(/\.?$/, '.'))
    .join(' ');
}
