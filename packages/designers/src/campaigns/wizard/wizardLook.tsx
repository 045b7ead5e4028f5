import { restoreDraft } from '../../editor/drafts/draft.ts';
import { fillsOf } from '../../editor/images/fills.ts';
import type { PieceLook } from '../../editor/looks/pieceLook.tsx';
import { readDraft } from '../../editor/looks/readDraft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { generate } from './generate.ts';
import { wizardDesigners } from './ideas/ideas.ts';
import { wizardFields } from './wizard.fields.ts';

/** The wizard's look: its drafts are requests for a piece, so this shows the selected idea in its designer's look. */
export async function wizardLookOf(
  load: (designer: string) => Promise<PieceLook | undefined>,
): Promise<PieceLook> {
  const looks = new Map(await Promise.all(wizardDesigners.map(async (id) => [id, await load(id)] as const)));
  return {
    read: (draft) => readDraft(wizardFields, draft),
    fills: fillsOf(wizardFields),
    sides: () => [],
    Drawn({ draft, user = defaultUserDetails, images = [], within }) {
      const today = new Date().toISOString().slice(0, 10);
      const surroundings = { today, locale: navigator.language, hasUploads: images.length > 0 };
      const { idea } = generate(restoreDraft(wizardFields, draft), surroundings);
      const look = idea && looks.get(idea.designer);
      return look ? (
        <look.Drawn draft={idea.draft} user={{ ...user, ...idea.user }} images={images} within={within} />
      ) : null;
    },
  };
}
