import { countInWords, joinWithOr, namesOf, type Passages } from '../../designers/passages.ts';
import { historyLimit } from './history.ts';
import { prompts } from './prompts.ts';
import { wizardFields } from './wizard.fields.ts';

const { description, theme } = wizardFields;

export const wizardKnowledge: Passages = {
  'The AI Design Wizard': `The wizard creates a design from a description of up to ${description.limit} characters, a material type and one of ${countInWords(theme.options)} themes: ${joinWithOr(namesOf(theme.options))}. ${countInWords(prompts).replace(/^./, (first) => first.toUpperCase())} prompts help you start. "Regenerate" shows the next variant, and the wizard keeps your ${historyLimit} newest designs.`,
};
