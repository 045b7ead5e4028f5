import { composed } from '../../compositions/composed.tsx';
import { numeral } from '../../compositions/Numeral.tsx';
import { photograph } from '../../compositions/Photograph.tsx';
import { sunrise } from '../../compositions/Sunrise.tsx';
import { type } from '../../compositions/Type.tsx';
import type { ArtworkProps, Brief } from '../../workbench/designer.ts';
import * as styles from './Ads.css.ts';
import { adArtboards } from './adArtboards.ts';
import type { AdsDraft } from './ads.fields.ts';
import { adsContent } from './adsContent.ts';

const { Artwork, unavailable, drawnFrom } = composed(
  [sunrise, type, photograph, numeral],
  adsContent,
  adArtboards,
);

/** Platforms whose ads stand on other people's pages, white ones among them. */
const onForeignPages: ReadonlySet<AdsDraft['platform']> = new Set(['google', 'display']);
const hasEdge = ({ theme, platform }: AdsDraft) => theme === 'white' && onForeignPages.has(platform);

/** An ad, with a line around it where it would end unseen. B has a composition of its own. */
export const AdsArtwork = ({ draft, brief, side }: ArtworkProps<AdsDraft>) => (
  <>
    <Artwork
      draft={side.id === 'b' ? { ...draft, composition: draft.compositionB } : draft}
      brief={brief}
      side={side}
    />
    {hasEdge(draft) ? <div className={styles.edge} /> : null}
  </>
);

/** Why a composition cannot carry the words of A, or of B. */
export const adsUnavailable = (draft: AdsDraft, brief: Brief) => ({
  ...unavailable(draft, brief),
  compositionB: unavailable({ ...draft, headline: draft.headlineB || draft.headline }, brief).composition,
});

export const adsDrawnFrom = (draft: AdsDraft, brief: Brief) =>
  [hasEdge(draft), draft.versions === 'ab' && draft.compositionB, drawnFrom(draft, brief)].join(' ');
