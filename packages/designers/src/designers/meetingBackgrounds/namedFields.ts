import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { backgrounds, platforms } from './backgrounds.ts';

/** A background with a person's name on it. Files for many people use the limit of the strictest platform. */
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
