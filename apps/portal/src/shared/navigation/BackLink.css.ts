import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Aligns its text, not its invisible edge, with the title below. */
export const back = style({ marginInlineStart: `calc(-1 * ${ui.space[3]})` });
