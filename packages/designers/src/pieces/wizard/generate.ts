import { type Idea, ideasOf, notUsedOf } from './ideas/ideas.ts';
import { materialFor } from './ideas/materialFor.ts';
import type { Brief } from './reading/brief.ts';
import { readBrief } from './reading/readBrief.ts';
import type { Material, WizardDraft } from './wizard.fields.ts';

/** What a description gave: ideas beside each other, of which one is worked with, and what is to be said of them. */
export interface Generation {
  brief: Brief;
  /** What it is called and filed under: the choice, or what the words name in its place. */
  material: Material;
  ideas: readonly Idea[];
  idea: Idea;
  notUsed: readonly string[];
}

/** No ideas: what was read says why. */
export interface Unanswered {
  brief: Brief;
  idea?: undefined;
}

export interface Surroundings {
  /** What dates are counted from where the draft does not say. */
  today: string;
  locale: string;
  hasUploads: boolean;
}

const counted = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);

/** Makes ideas. Nothing but the draft and its surroundings decides them. */
export function generate(
  draft: WizardDraft,
  { today, locale, hasUploads }: Surroundings,
): Generation | Unanswered {
  const brief = readBrief(draft.description, { today: draft.madeOn || today, locale });
  const { material, theme, picture } = draft;
  const ideas = ideasOf(brief, { material, theme, picture, hasUploads, variant: counted(draft.variant) });
  const idea = ideas[counted(draft.idea)] ?? ideas[0];
  if (!idea) return { brief };
  const made = material === 'custom' ? material : materialFor(brief, material);
  return { brief, material: made, ideas, idea, notUsed: notUsedOf(brief, idea) };
}
