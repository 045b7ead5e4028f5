import { ads } from '../src/designers/ads/ads.ts';
import { brochure } from '../src/designers/brochure/brochure.ts';
import { businessCard } from '../src/designers/businessCard/businessCard.ts';
import { flyer } from '../src/designers/flyer/flyer.ts';
import { infographic } from '../src/designers/infographic/infographic.ts';
import { postcard } from '../src/designers/postcard/postcard.ts';
import { poster } from '../src/designers/poster/poster.ts';
import { social } from '../src/designers/social/social.ts';
import { titleSlide } from '../src/designers/titleSlide/titleSlide.ts';
import type { Designer } from '../src/editor/designer.ts';

export interface Sheet {
  designer: Designer;
  /** The choices whose combinations the overview shows, outermost first. */
  overview: readonly string[];
  /** The choices whose combinations each example is shown in. */
  examples: readonly string[];
  /** The piece writes its own words, so nothing the user types can be too long for it. */
  ownWords: boolean;
}

const sheet = (designer: unknown, overview: string[], examples: string[], ownWords = false): Sheet => ({
  designer: designer as Designer,
  overview,
  examples,
  ownWords,
});

const all: Record<string, Sheet> = {
  ads: sheet(ads, ['composition', 'theme', 'platform', 'size'], ['composition', 'theme', 'platform', 'size']),
  brochure: sheet(
    brochure,
    ['cover', 'inside', 'theme', 'fold', 'size'],
    ['cover', 'inside', 'theme', 'fold'],
  ),
  flyer: sheet(
    flyer,
    ['composition', 'theme', 'orientation', 'type', 'size'],
    ['composition', 'theme', 'orientation', 'size'],
  ),
  postcard: sheet(postcard, ['composition', 'theme', 'size', 'type'], ['composition', 'theme', 'size']),
  poster: sheet(
    poster,
    ['composition', 'theme', 'orientation', 'type'],
    ['composition', 'theme', 'orientation'],
  ),
  social: sheet(
    social,
    ['composition', 'theme', 'platform', 'format'],
    ['composition', 'theme', 'platform', 'format'],
  ),
  infographic: sheet(infographic, ['composition', 'theme', 'size'], ['composition', 'theme', 'size']),
  slide: sheet(titleSlide, ['composition', 'theme'], ['composition', 'theme']),
  businessCard: sheet(businessCard, ['composition', 'layout'], ['composition', 'layout'], true),
};

/** Every designer with artboards, regardless of what a change affects. */
export const everySheet: readonly Sheet[] = Object.values(all);

/** `pnpm check --changed` names the designers that a change can affect, based on the files they come from. */
const named = (import.meta as { env?: Record<string, string | undefined> }).env?.VITE_CHECK_DESIGNERS?.split(
  ' ',
);
const sheetNamed = (name: string) => {
  const found = all[name];
  if (!found) throw new Error(`There is no contact sheet of ${name}.`);
  return found;
};

/** Those designers, or all of them. The contact sheets and the tests of all pieces draw what's listed here. */
export const sheets: readonly Sheet[] = (named ?? Object.keys(all)).map(sheetNamed);
