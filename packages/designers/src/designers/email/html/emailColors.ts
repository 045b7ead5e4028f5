import { palette } from '@daybreak/brand';
import type { EmailDraft } from '../email.fields.ts';

/**
 * Colors of a theme, as hex. Every text sets its own color and every ground its own background, so that programs that
 * invert emails for a dark screen invert both, and `dark.ts` can name them.
 */
export interface EmailColors {
  /** Ground around the letter. */
  page: string;
  /** Text on the page. */
  onPage: string;
  /** Ground of the letter itself. */
  paper: string;
  text: string;
  /** Dark ground of the masthead and of highlighted blocks, with `onBand` on it. */
  band: string;
  onBand: string;
  rule: string;
  button: string;
  onButton: string;
}

const { teal, cyan, orange, night, white } = palette;

export const emailColors: Record<EmailDraft['theme'], EmailColors> = {
  white: {
    page: '#E9EFF3',
    onPage: '#38566A',
    paper: white.hex,
    text: teal.hex,
    band: teal.hex,
    onBand: white.hex,
    rule: cyan.hex,
    button: orange.hex,
    onButton: night.hex,
  },
  blue: {
    page: '#E9EFF3',
    onPage: '#38566A',
    paper: teal.hex,
    text: white.hex,
    band: night.hex,
    onBand: white.hex,
    rule: cyan.hex,
    button: orange.hex,
    onButton: night.hex,
  },
};
