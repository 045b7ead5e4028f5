import { compositionField } from '../../compositions/composed.tsx';
import { type DraftOf, defineFields } from '../../workbench/fields.ts';

export const businessCardId = 'business-card';

/** The designs of a card. The first is the default. */
const cardLooks = [
  { id: 'sunrise', label: 'Sunrise' },
  { id: 'sun', label: 'Sun' },
  { id: 'name', label: 'Name' },
  { id: 'night', label: 'Night' },
] as const;

export const businessCardFields = defineFields({
  layout: {
    kind: 'choice',
    label: 'Layout',
    options: [
      { value: 'horizontal', label: 'Horizontal' },
      { value: 'vertical', label: 'Vertical' },
    ],
    initial: 'horizontal',
  },
  composition: { ...compositionField(cardLooks), label: 'Design' },
});

export type BusinessCardDraft = DraftOf<typeof businessCardFields>;
