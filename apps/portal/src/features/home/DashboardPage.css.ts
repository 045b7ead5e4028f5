import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The stated height of the assistant's card. Everything below keeps its place while the card loads. */
export const assistantHeight = '380px';
/** Wide enough for the assistant and a card next to it. */
const roomy = 'home (min-width: 56rem)';

export const frame = style({ containerType: 'inline-size', containerName: 'home' });
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[6],
  alignContent: 'start',
  maxInlineSize: '46rem',
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(19rem, 1fr)', maxInlineSize: 'none' },
  },
});
const across = { '@container': { [roomy]: { gridColumn: '1 / -1' } } } as const;
export const head = style(across);
/** One row, however tall the cards next to it are. */
export const assistant = style({ minInlineSize: 0, minBlockSize: assistantHeight });
export const coming = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: assistantHeight,
  overflow: 'hidden',
});
export const beside = style({ minInlineSize: 0 });
export const below = style({ minInlineSize: 0, ...across });
export const missing = style([
  below,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space[3], color: ui.color.text.muted },
]);
