import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { layoutField } from '../../editor/layouts/layoutNames.ts';

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
  size: {
    kind: 'choice',
    label: 'Size',
    options: [
      { value: '3.5x2', label: '3.5 × 2 in' },
      { value: '85x55', label: '85 × 55 mm' },
    ],
    initial: '3.5x2',
  },
  composition: { ...layoutField(cardLooks), label: 'Design' },
});

export type BusinessCardDraft = DraftOf<typeof businessCardFields>;
