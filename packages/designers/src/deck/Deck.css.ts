import { brandVars } from '@daybreak/brand/css';
import { ui } from '@daybreak/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

const { color, font } = brandVars;

/** The dark area around the slides: darker than any slide's background. */
const surround = `color-mix(in srgb, ${color.night} 62%, black)`;

export const deck = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  blockSize: '100%',
  background: surround,
  color: color.white,
  fontFamily: font.family,
  outline: 'none',
  selectors: {
    // Both are taller than the window: the page scrolls, and the bar stays in view.
    '&[data-view="overview"], &[data-view="reading"]': { blockSize: 'auto', minBlockSize: '100%' },
    '&[data-view="reading"]': { background: ui.color.surface.page, color: ui.color.text.main },
    '&:fullscreen': { overflow: 'auto' },
    '&[data-idle]': { cursor: 'none' },
  },
  '@media': {
    print: { display: 'none' },
    // A phone in landscape has no height to spare, so the bar is placed next to the slide.
    '(orientation: landscape) and (max-height: 30rem)': {
      selectors: { '&[data-view="slides"]': { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr) auto' } },
    },
  },
});

/** For assistive technology: the slides have their own headings. */
export const name = style({ position: 'absolute' });

const appear = keyframes({ from: { opacity: 0 } });

export const room = style({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  // A horizontal swipe turns the slide; the deck still lets the user scroll the page around it, and zoom.
  touchAction: 'pan-y pinch-zoom',
  animation: `${appear} ${ui.motion.base} ease-out`,
  selectors: { [`${deck}:fullscreen > &`]: { gridRow: '1 / -1', gridColumn: '1 / -1' } },
});
