import { type DraftOf, defineFields } from '../../workbench/fields.ts';

export const businessCardId = 'business-card';

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
});

export type BusinessCardDraft = DraftOf<typeof businessCardFields>;
