import { definitions } from '../../../catalogue/definitions.ts';
import type { Designer } from '../../../workbench/designer.ts';
import { restoreDraft } from '../../../workbench/draft.ts';
import { sizeChoices } from '../../../workbench/ownWords.ts';
import { draftsOver } from '../../../workbench/sets.ts';
import type { Idea } from '../ideas/ideas.ts';

/** An idea in one size of its family. */
export interface Sized {
  /** As its field names it: "4x6". */
  size: string;
  idea: Idea;
}

/** A measure that somebody types is nobody's until they do. */
const typed = 'custom';

/**
 * An idea in every other size that its draft can be turned to by one choice: those of the platform of an ad or a post, all sheets of a
 * piece that is printed. None for a piece of one size.
 */
export async function otherSizes(idea: Idea): Promise<Sized[]> {
  if (idea.designer === 'email') return [];
  // Each definition has fields of its own; a draft is read by whichever it is.
  const designer = (await definitions[idea.designer]()) as unknown as Designer;
  const choice = sizeChoices(designer).at(-1);
  if (!choice) return [];
  const draft = restoreDraft(designer.fields, idea.draft);
  return draftsOver(designer.fields, draft, [choice])
    .filter((other) => other[choice] !== draft[choice] && other[choice] !== typed)
    .map((other) => ({ size: other[choice] ?? '', idea: { ...idea, draft: other } }));
}
