import type { DraftRules } from '@daybreak/designers';
import type { FieldRules, PieceDraft } from '@daybreak/designers/library';
import { bar } from '../messages.ts';

/** Returns a piece's rules. Its first version is the template's draft, with the placeholders of must-change fields. */
export function toDraftRules(rules: FieldRules, first: PieceDraft | undefined): DraftRules {
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

/** Locks all fields, for users who can only view the piece. Download blockers stay. */
export const viewOnlyRules = (rules: DraftRules | undefined): DraftRules => ({
  mustChange: {},
  ...rules,
  locked: 'all',
  lockedHint: bar.viewOnlyShort,
});

/** Returns a draft with a newer template's values for locked fields and for fields that the draft doesn't have. */
export const mergeTemplate = (
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
