import { restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { fillsOf } from '../library/fillSlots.ts';
import type { PieceLook } from '../looks/pieceLook.tsx';
import { readDraft } from '../looks/readDraft.ts';
import { generate } from './generate.ts';
import { wizardFields } from './wizard.fields.ts';

const designers = [
  'ads',
  'brochure',
  'business-card',
  'email',
  'flyer',
  'infographic',
  'poster',
  'slide',
  'social',
] as const;

/** A draft of the wizard is a request for a piece, so this shows the selected idea in its designer's look. */
export async function wizardLookOf(
  load: (designer: string) => Promise<PieceLook | undefined>,
): Promise<PieceLook> {
  const looks = new Map(await Promise.all(designers.map(async (id) => [id, await load(id)] as const)));
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
