import type { Idea } from '../../src/campaigns/wizard/ideas/ideas.ts';
import { loadDefinition } from '../../src/designers/definition.ts';
import { restoreDraft } from '../../src/editor/drafts/draft.ts';
import { sizeChoices } from '../../src/editor/fields/sizeOverrides.ts';
import { draftsOver } from '../../src/editor/sizes/sets.ts';

/** An idea in one size of its family. */
export interface Sized {
  /** The value in its field: "4x6". */
  size: string;
  idea: Idea;
}

/** A custom size doesn't count until the user types one. */
const typed = 'custom';

/**
 * Returns an idea in every other size that its draft reaches by changing one choice: the sizes of an ad's or post's
 * platform, or all sheets of a printed piece. Empty for a piece with one size.
 */
export async function otherSizes(idea: Idea): Promise<Sized[]> {
  if (idea.designer === 'email') return [];
  const designer = await loadDefinition(idea.designer);
  const choice = sizeChoices(designer).at(-1);
  if (!choice) return [];
  const draft = restoreDraft(designer.fields, idea.draft);
  return draftsOver(designer.fields, draft, [choice])
    .filter((other) => other[choice] !== draft[choice] && other[choice] !== typed)
    .map((other) => ({ size: other[choice] ?? '', idea: { ...idea, draft: other } }));
}
