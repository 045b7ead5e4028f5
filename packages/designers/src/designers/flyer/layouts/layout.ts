import type { PieceData } from '../../../editor/designer.ts';
import type { Pictures } from '../FlyerPicture.tsx';
import type { FlyerDraft } from '../flyer.fields.ts';
import type { PageMetrics } from '../sheet.ts';

/** The props that each type's layout draws from, on a page of the trim's size. */
export interface FlyerLayoutProps {
  draft: FlyerDraft;
  user: PieceData['user'];
  metrics: PageMetrics;
  picture: Pictures;
  /** The code's address; there's no code without it. */
  link: string | undefined;
}
