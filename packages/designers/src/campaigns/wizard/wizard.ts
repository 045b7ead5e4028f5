import { type WizardDraft, wizardFields } from './wizard.fields.ts';

const labelIn = (options: readonly { value: string; label: string }[], wanted: string): string =>
  options.find(({ value }) => value === wanted)?.label ?? wanted;

export const materialLabel = ({ material }: Pick<WizardDraft, 'material'>): string =>
  labelIn(wizardFields.material.options, material);
export const themeLabel = ({ theme }: Pick<WizardDraft, 'theme'>): string =>
  labelIn(wizardFields.theme.options, theme);
