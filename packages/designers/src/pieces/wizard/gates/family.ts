import { definitions } from '../../../catalogue/definitions.ts';
import type { Designer } from '../../../workbench/designer.ts';
import { restoreDraft } from '../../../workbench/draft.ts';
import { sizeChoices } from '../../../workbench/ownWords.ts';
import { draftsOver } from '../../../workbench/sets.ts';
import type { Idea } from '../ideas/ideas.ts';

/** An idea in one size of its family. */
export interface Sized {
  /** The value in its field: "4x6". */
  size: string;
  idea: Idea;
}

/** A custom size doesn't count until the user types one. */
const typed = 'custom';

/**
 * Returns an idea in every other size that its draft reaches by changing one choice: the sizes of an ad's or post's platform, or all sheets
 * of a printed piece. Empty for a piece with one size.
 */
export async function otherSizes(idea: Idea): Promise<Sized[]> {
  if (idea.designer === 'email') return [];
  // Each definition has its own fields; the matching one reads the draft.
  const designer = (await definitions[idea.designer]()) as unknown as Designer;
  const choice = sizeChoices(designer).at(-1);
  if (!choice) return [];
  const draft = restoreDraft(designer.fields, idea.draft);
  return draftsOver(designer.fields, draft, [choice])
    .filter((other) => other[choice] !== draft[choice] && other[choice] !== typed)
    .map((other) => ({ size: other[choice] ?? '', idea: { ...idea, draft: other } }));
}
