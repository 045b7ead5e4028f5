import type { Brief } from '../../../workbench/designer.ts';
import type { Pictures } from '../FlyerPicture.tsx';
import type { FlyerDraft } from '../flyer.fields.ts';
import type { Sheet } from '../sheet.ts';

/** What each type's composition draws from, on a page of the trim's size. */
export interface CompositionProps {
  draft: FlyerDraft;
  user: Brief['user'];
  sheet: Sheet;
  picture: Pictures;
  /** What a code leads to; without it, there is none. */
  link: string | undefined;
}
