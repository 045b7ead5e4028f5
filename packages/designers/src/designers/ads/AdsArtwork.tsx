import type { ArtworkProps, PieceData } from '../../editor/designer.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import { numeral } from '../../editor/layouts/Numeral.tsx';
import { photograph } from '../../editor/layouts/Photograph.tsx';
import { sunrise } from '../../editor/layouts/Sunrise.tsx';
import { type } from '../../editor/layouts/Type.tsx';
import * as styles from './Ads.css.ts';
import { adArtboards } from './adArtboards.ts';
import type { AdsDraft } from './ads.fields.ts';
import { adsContent } from './adsContent.ts';

const { Artwork, unavailable, drawnFrom } = composed(
  [sunrise, type, photograph, numeral],
  adsContent,
  adArtboards,
);

/** Platforms whose ads appear on other people's pages, some of them white. */
const onForeignPages: ReadonlySet<AdsDraft['platform']> = new Set(['google', 'display']);
const hasEdge = ({ theme, platform }: AdsDraft) => theme === 'white' && onForeignPages.has(platform);

/** An ad, outlined where it would blend into the page. B has its own layout. */
export const AdsArtwork = ({ draft, data, side }: ArtworkProps<AdsDraft>) => (
  <>
    <Artwork
      draft={side.id === 'b' ? { ...draft, composition: draft.compositionB } : draft}
      data={data}
      side={side}
    />
    {hasEdge(draft) ? <div className={styles.edge} /> : null}
  </>
);

/** Explains why a layout can't fit the words of A, or of B. */
export const adsUnavailable = (draft: AdsDraft, data: PieceData) => ({
  ...unavailable(draft, data),
  compositionB: unavailable({ ...draft, headline: draft.headlineB || draft.headline }, data).composition,
});

export const adsDrawnFrom = (draft: AdsDraft, data: PieceData) =>
  [hasEdge(draft), draft.versions === 'ab' && draft.compositionB, drawnFrom(draft, data)].join(' ');
