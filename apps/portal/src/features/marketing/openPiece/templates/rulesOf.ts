import type { DraftRules } from '@daybreak/designers';
import type { FieldRules, PieceDraft } from '@daybreak/designers/library';
import { bar } from '../messages.ts';

/** A piece's rules. Its first version is the template's draft, so that version's value of a must-change field is the placeholder. */
export function rulesOf(rules: FieldRules, first: PieceDraft | undefined): DraftRules {
  const fields = Object.keys(rules);
  return {
    locked: fields.filter((field) => rules[field] === 'locked'),
    mustChange: Object.fromEntries(
      fields.flatMap((field) => {
        const placeholder = first?.[field];
        return rules[field] === 'must_change' && placeholder !== undefined ? [[field, placeholder]] : [];
      }),
    ),
  };
}

/** For a piece that the user may only view: nothing can be edited, and anything that blocks its download still does. */
export const forLooking = (rules: DraftRules | undefined): DraftRules => ({
  mustChange: {},
  ...rules,
  locked: 'all',
  lockedHint: bar.viewOnlyShort,
});

/** What a newer version of a template changes in a piece: what it locks, and what the piece doesn't have. */
export const takenOver = (
  draft: PieceDraft,
  template: { draft: PieceDraft; rules: FieldRules },
): PieceDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(template.draft).filter(
      ([field]) => template.rules[field] === 'locked' || !Object.hasOwn(draft, field),
    ),
  ),
});
