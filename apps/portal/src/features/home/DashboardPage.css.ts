import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The specified height of the assistant's card. The card next to it has it too, so nothing moves while they load. */
export const assistantHeight = '380px';
/** Wide enough for the assistant and a card next to it. */
const roomy = 'home (min-width: 56rem)';
export const oneColumn = 'home (max-width: 55.99rem)';

export const frame = style({ containerType: 'inline-size', containerName: 'home' });
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[6],
  alignContent: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});
export const welcomeHeading = style({ '@container': { [roomy]: { gridColumn: '1 / -1' } } });
/** The first card: the user's work. Its height is fixed, so the assistant below it on a phone doesn't move. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: assistantHeight,
  // Without a card there, the assistant comes first.
  selectors: { '&:has([data-none])': { display: 'none' } },
  '@media': { [mediaQueries.mobile]: { minBlockSize: '25rem' } },
});
/** Always one row, even next to taller cards. */
export const assistant = style({ minInlineSize: 0, minBlockSize: assistantHeight });
export const coming = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: assistantHeight,
  overflow: 'hidden',
});
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: ui.space[6],
  minInlineSize: 0,
} as const;
/** Below the first card. */
export const main = style(stack);
/** Below the assistant. */
export const aside = style(stack);
export const footerRow = style({ '@container': { [roomy]: { gridColumn: '1 / -1' } } });
export const missing = style([
  footerRow,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space[3], color: ui.color.text.muted },
]);
