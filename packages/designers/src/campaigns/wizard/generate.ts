import type { Brief } from '../../editor/reading/brief.ts';
import type { MaterialType } from '../../editor/reading/materialType.ts';
import { readBrief } from '../../editor/reading/readBrief.ts';
import { type Idea, ideasOf, notUsedOf } from './ideas/ideas.ts';
import { materialFor } from './ideas/materialFor.ts';
import type { WizardDraft } from './wizard.fields.ts';

/** The result for a description: ideas side by side, the selected one, and remarks about them. */
export interface Generation {
  brief: Brief;
  /** Its name and category: the user's choice, or what the words name instead. */
  material: MaterialType;
  ideas: readonly Idea[];
  idea: Idea;
  notUsed: readonly string[];
}

/** No ideas: the brief says why. */
export interface Unanswered {
  brief: Brief;
  idea?: undefined;
}

export interface Surroundings {
  /** Reference date for relative dates if the draft doesn't have one. */
  today: string;
  locale: string;
  hasUploads: boolean;
}

const counted = (text: string) => Math.max(0, Math.trunc(Number(text)) || 0);

/** Makes ideas. They depend only on the draft and its surroundings. */
export function generate(
  draft: WizardDraft,
  { today, locale, hasUploads }: Surroundings,
): Generation | Unanswered {
  const brief = readBrief(draft.description, { today: draft.madeOn || today, locale });
  const { material, theme, picture } = draft;
  const added = draft.added.split('\n').filter(Boolean);
  const ideas = ideasOf(brief, {
    material,
    theme,
    picture,
    hasUploads,
    added,
    variant: counted(draft.variant),
  });
  const idea = ideas[counted(draft.idea)] ?? ideas[0];
  if (!idea) return { brief };
  const made = material === 'custom' ? material : materialFor(brief, material);
  return { brief, material: made, ideas, idea, notUsed: notUsedOf(brief, idea) };
}
