import { languageOf } from '../../../editor/artwork/text/languages.ts';
import { partnerOf } from '../../../editor/fields/partner.ts';
import type { Content } from '../../../editor/layouts/content.ts';
import { horizonOf } from '../../../editor/layouts/Sunrise.tsx';
import { website } from '../../../editor/userDetails/userDetails.ts';
import { picturesOf } from '../pictures.ts';
import type { PanelBox } from '../sheetLayout.ts';
import { aroundCover, seamOf } from './covers.tsx';
import type { SheetProps } from './sheetProps.ts';

export type OutsideLayout = ReturnType<typeof outsideLayout>;

/** What the cover decides for the panels next to it. */
export function outsideLayout({ draft, data, layout }: SheetProps, cover: PanelBox) {
  const { panels, bleed, panelsWithRole } = layout;
  const { theme, cover: look } = draft;
  const [picture] = picturesOf(draft, data);
  const [back] = panelsWithRole('back');
  const content: Content = {
    language: languageOf(draft),
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    foot: { field: 'website', lines: [website] },
    picture,
    partner: partnerOf(draft, data),
  };
  const isSunrise = look === 'sunrise';
  const wraps = look === 'disc' || look === 'photograph';
  const flaps = panelsWithRole('picture');
  // On a low sheet the disc is next to the words, not above them.
  const across = cover.frame.shape === 'across';
  const { band, horizon } = horizonOf(cover.frame);
  return {
    cover,
    back,
    look,
    isSunrise,
    wraps,
    flaps,
    across,
    beside: look === 'disc' && across,
    band,
    horizon,
    lineAt: (units: number) => bleed + units * cover.frame.u,
    seam: seamOf(content, cover),
    /** The panels that the cover's picture reaches into, which stay free of words. */
    covered: wraps ? aroundCover(panels, cover) : [],
    /** The back, if the picture is on it, above the contact. */
    pictureBack: !wraps && flaps.length === 0 ? back : undefined,
    shared: { content, frame: cover.frame, theme, logo: data.user.logoVersion },
  };
}

/** End of a picture above the contact, as a fraction of the height. */
export const pictureEnd = 0.38;
