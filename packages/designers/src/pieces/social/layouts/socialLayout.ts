import type { Box } from '../../../artwork/box.ts';
import type {
  ButtonRoom,
  LogoPlace,
  Motif,
  TextRoom,
  WordsColumn,
} from '../../../artwork/screen/screenLayout.ts';

/** Where things stand on a social piece, in pixels of its artboard. */
export interface SocialLayout extends Motif {
  logo: LogoPlace;
  words: WordsColumn;
  headline: TextRoom;
  /** Absent where there is no room for a second sentence. */
  support?: TextRoom;
  cta: ButtonRoom;
  /** Hashtags beside or under the button; on other pieces they stand on the band. */
  tags?: TextRoom & { beside: boolean };
  /** On the band: hashtags, or else the web address; and the person's phone and email. */
  band?: { size: number; start: Box; end: Box };
  /** Where the night over a picture is deepest: where the words are. */
  scrim: 'top' | 'start' | 'end';
}
