import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type AnyDraft, everyOption } from '../../editor/fields/fields.ts';
import { sharedLayouts } from '../../editor/layouts/layoutNames.ts';
import type { IdeaOptions, LayoutId } from '../../editor/writing/idea.ts';
import type { Wording } from '../../editor/writing/wordings.ts';
import type { Facts } from '../facts/facts.ts';

const layoutIds = sharedLayouts.map(({ id }) => id);

/** Layouts that depend on the words. */
const byWords: readonly LayoutId[] = ['date', 'number', 'list'];

/** @param picture the one that's chosen automatically, as a draft stores it */
export function ideaOptionsFor(facts: Facts, { points }: Wording, picture: string): IdeaOptions {
  const layoutId = layoutIds.find((id) => id === facts.composition);
  const always = layoutId && !byWords.includes(layoutId) && (layoutId !== 'steps' || points.length > 0);
  return {
    ground:
      facts.theme === 'blue' || facts.theme === 'image' || facts.theme === 'orange' ? facts.theme : 'white',
    order: always ? [layoutId, 'sunrise', 'type'] : ['sunrise', 'type'],
    number: 0,
    // Leaves only the piece's layout free: if it isn't offered, another is used.
    usedLayouts: new Set(layoutId ? layoutIds.filter((id) => id !== layoutId) : []),
    picture: facts.picture || picture,
    isChosen: facts.picture !== '',
  };
}

/** The theme of the piece, if this designer has it. */
export function themeFor(designer: CampaignDesigner, draft: AnyDraft, { theme }: Facts): string {
  const field = campaignManifests[designer].fields.theme;
  const offered = field?.kind === 'choice' ? everyOption(field).map(({ value }) => value) : [];
  // The wizard switches from pictures to a solid background if a layout has none.
  if (theme === 'image' && draft.composition === 'type' && offered.includes('blue')) return 'blue';
  if (offered.includes(theme)) return theme;
  return offered.includes('blue') ? 'blue' : (offered[0] ?? '');
}
