import type { Box } from '../../../artwork/box.ts';
import type {
  ButtonRoom,
  LogoPlace,
  Motif,
  TextRoom,
  WordsColumn,
} from '../../../artwork/screen/screenLayout.ts';

/** Where things stand on an ad, in pixels of its artboard. */
export interface AdLayout extends Motif {
  logo: LogoPlace;
  /** Headline, description and, without a place of its own, the call to action. */
  words: WordsColumn;
  headline: TextRoom;
  /** Absent where it could not be read. */
  description?: TextRoom;
  cta: ButtonRoom & { at?: { x: number; y: number } };
  /** The web address, and the person's phone and email. Absent on pieces under 600 px. */
  contact?: { size: number; onBand: boolean; website: Box; person: Box };
}
