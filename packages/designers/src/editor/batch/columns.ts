import type { Designer } from '../designer.ts';
import { type AnyDraft, conditionsOf, type Field, isVisible } from '../fields/fields.ts';
import { comparableHeading } from '../table/comparableHeading.ts';
import type { Target } from '../table/target.ts';

const fieldPrefix = 'text:';
/** The field that a target fills; undefined for a person's detail. */
export const fieldOf = (target: string): string | undefined =>
  target.startsWith(fieldPrefix) ? target.slice(fieldPrefix.length) : undefined;

/** Checks whether some values of these choices would show a field. */
const mayBeShown = (field: Field, draft: AnyDraft, choices: readonly string[]): boolean =>
  conditionsOf(field).some((condition) =>
    Object.entries(condition).every(
      ([name, values]) => choices.includes(name) || [values].flat().includes(draft[name] ?? ''),
    ),
  );

/** The fields of a piece that rows may fill: those in the form now, and those that a row's choice may add. */
export const fieldTargets = (
  { fields }: Pick<Designer, 'fields'>,
  draft: AnyDraft,
  filled: (field: string) => boolean = () => true,
): Target[] => {
  const choices = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice' && filled(name));
  return Object.entries(fields).flatMap(([name, field]): Target[] =>
    !('measures' in field && field.measures) &&
    !field.locked &&
    (isVisible(field, draft) || mayBeShown(field, draft, choices))
      ? [
          {
            id: `${fieldPrefix}${name}`,
            label: field.label,
            words: [comparableHeading(field.label), comparableHeading(name)],
            ...(field.kind === 'date' ? { kind: 'date' as const } : {}),
          },
        ]
      : [],
  );
};
