import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { backgrounds, platforms } from './backgrounds.ts';

/** The fields of a background with a person's name. Files for many people use the strictest platform's limit. */
export const namedFields = defineFields({
  background: {
    kind: 'choice',
    label: 'Background',
    options: backgrounds.map(({ id, name }) => ({ value: id, label: name })),
    initial: backgrounds[0]?.id ?? '',
  },
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: platforms.map(({ value, label }) => ({ value, label })),
    initial: 'teams',
  },
});

export type NamedDraft = DraftOf<typeof namedFields>;
