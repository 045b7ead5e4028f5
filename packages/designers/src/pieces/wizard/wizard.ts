import { materials as hubMaterials } from '../../catalogue/materials.ts';
import { isPrinted } from '../../export/artboardSize.ts';
import { contactGaps } from '../../userDetails/userDetails.ts';
import { defineDesigner } from '../../workbench/designer.ts';
import { eventGaps } from '../../workbench/eventGaps.ts';
import { printLine } from '../../workbench/sizes.ts';
import { materials } from './look/materials.ts';
import { prompts } from './prompts.ts';
import { readDescription } from './reading/readDescription.ts';
import { WizardArtwork } from './WizardArtwork.tsx';
import { type WizardDraft, wizardFields } from './wizard.fields.ts';

const measure = ({ material }: Pick<WizardDraft, 'material'>) => {
  const { size } = materials[material];
  return isPrinted(size) ? printLine(size) : `${size.width} × ${size.height} px, RGB`;
};

export const materialLabel = ({ material }: Pick<WizardDraft, 'material'>): string =>
  wizardFields.material.options.find(({ value }) => value === material)?.label ?? material;

export const wizard = defineDesigner({
  ...hubMaterials.wizard,
  fields: wizardFields,
  artboards: ({ material }) => [
    { id: 'front', label: materials[material].label, size: materials[material].size },
  ],
  Artwork: WizardArtwork,
  specification: (draft) => measure(draft),
  checks: ({ description, material }, { user }) => {
    if (material === 'business-card') return contactGaps(user);
    const reading = readDescription(description);
    return reading.occasion === 'event' ? eventGaps(reading) : [];
  },
  examples: {
    ...Object.fromEntries(prompts.map(({ id, text }) => [id, { description: text }])),
    second: { description: prompts[0].text, variant: '1' },
    longest: {
      description:
        `"${'Second life for every panel, every inverter and every battery in the whole county '.repeat(2).slice(0, 118)}" ` +
        'An open house for homeowners on Wednesday, September 22, 2027 at 5:30 pm at Daybreak Recycling Floor, Gate 4, Horizon Way, Austin. '.repeat(
          2,
        ),
    },
    empty: { description: '' },
    'one long word': { description: '"Photovoltaikmodulwiederverwertungsgesellschaft"' },
    'right to left': { description: '"לכל פאנל זריחה שנייה"' },
  },
});
