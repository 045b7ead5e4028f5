import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';

/** The inputs of a design. The same values give the same design. */
export const wizardFields = defineFields({
  description: { kind: 'lines', label: 'Description', initial: '', limit: 500 },
  material: {
    kind: 'choice',
    label: 'Material type',
    options: [
      { value: 'business-card', label: 'Business card' },
      { value: 'brochure', label: 'Brochure' },
      { value: 'flyer', label: 'Flyer' },
      { value: 'poster', label: 'Poster' },
      { value: 'banner', label: 'Banner' },
      { value: 'social-post', label: 'Social post' },
      { value: 'email-template', label: 'Email template' },
      { value: 'presentation', label: 'Presentation' },
      { value: 'infographic', label: 'Infographic' },
      { value: 'custom', label: 'Custom' },
    ],
    initial: 'flyer',
  },
  theme: {
    kind: 'choice',
    label: 'Theme',
    options: [
      { value: 'professional', label: 'Professional' },
      { value: 'modern', label: 'Modern' },
      { value: 'eco-friendly', label: 'Eco-friendly' },
      { value: 'tech-forward', label: 'Tech-forward' },
      { value: 'minimalist', label: 'Minimalist' },
      { value: 'vibrant', label: 'Vibrant' },
    ],
    initial: 'professional',
  },
  picture: {
    kind: 'picture',
    label: 'Picture',
    hint: "If you don't choose a picture, the theme picks one.",
    fills: 1,
    standIn: 'solar-farm',
    follows: ['description'],
  },
  /** Counts the regenerations: 0, 1, 2 … */
  variant: { kind: 'text', label: 'Variant', initial: '0' },
  /** Index of the selected idea, from 0. */
  idea: { kind: 'text', label: 'Idea', initial: '0' },
  /** Left-out words that the user adds to the ideas, one line each. */
  added: { kind: 'lines', label: 'Added', initial: '' },
  /** Reference date for "tomorrow". */
  madeOn: { kind: 'date', label: 'Made on', initial: '' },
  /** The parts of the description meant for readers, as start and end indexes: "0-17 25-40". */
  printed: { kind: 'text', label: 'Printed', initial: '' },
});

export type WizardDraft = DraftOf<typeof wizardFields>;
export type WizardTheme = WizardDraft['theme'];
