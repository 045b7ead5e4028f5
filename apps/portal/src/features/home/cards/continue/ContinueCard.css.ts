import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { drawnWithin } from '../../../../shared/pieces/PieceThumbnail.css.ts';

/** Wide enough for two pictures side by side. */
const roomy = 'home-card (min-width: 31rem)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[3],
  listStyle: 'none',
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))', gap: ui.space[4] },
  },
});

/** A row with a small picture if there's little room, otherwise a picture with its text below. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${drawnWithin.width / 2}px minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: ui.space[3],
  overflow: 'hidden',
  boxSizing: 'border-box',
  blockSize: '100%',
  borderRadius: ui.radius.control,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  transition: `border-color ${ui.motion.fast} ease-out, box-shadow ${ui.motion.fast} ease-out`,
  ':hover': { borderColor: ui.color.line.strong, boxShadow: ui.shadow.raised },
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' } },
});
export const picture = style({
  blockSize: `${drawnWithin.height / 2}px`,
  overflow: 'hidden',
  background: ui.color.surface.sunken,
  '@container': { [roomy]: { blockSize: 'auto', padding: `${ui.space[2]} 0` } },
});
/** Drawn at the size of its box, and shown at half that size. */
export const scaled = style({
  zoom: 0.5,
  inlineSize: `${drawnWithin.width}px`,
  '@container': { [roomy]: { zoom: 1, inlineSize: 'auto' } },
});
export const words = style({
  minInlineSize: 0,
  padding: `${ui.space[2]} ${ui.space[3]} ${ui.space[2]} 0`,
  '@container': { [roomy]: { padding: `${ui.space[3]} ${ui.space[4]}` } },
});
export const start = style({ marginBlockStart: 'auto' });
export const examples = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '6.5rem',
  marginBlockEnd: ui.space[3],
});
/** The middle one is in front and larger, but smaller than the greeting, which is the page's largest paint. */
export const example = style({
  blockSize: '5.5rem',
  borderRadius: '3px',
  boxShadow: ui.shadow.overlay,
  selectors: {
    '&:first-child': { transform: 'translateX(0.75rem) rotate(-6deg)' },
    '&:nth-child(2)': { position: 'relative', zIndex: 1, blockSize: '6.5rem' },
    '&:last-child': { transform: 'translateX(-0.75rem) rotate(6deg)' },
  },
});
export const skeleton = style({
  blockSize: `${drawnWithin.height / 2 + 2}px`,
  '@container': { [roomy]: { blockSize: `${drawnWithin.height + 84}px` } },
});
