import { brandVars } from '@daybreak/brand/css';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[4],
  maxInlineSize: '46rem',
  paddingBlockStart: 'clamp(2rem, 12vh, 8rem)',
});

/** The rising disc on its horizon. */
export const mark = style({
  inlineSize: '64px',
  blockSize: '32px',
  marginBlockEnd: ui.space[4],
  borderStartStartRadius: '64px',
  borderStartEndRadius: '64px',
  background: brandVars.color.orange,
  boxShadow: `0 4px 0 ${ui.color.surface.page}, 0 8px 0 ${ui.color.accent.cyan}`,
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

/** Reserves each part's place from the start, so that nothing moves when one appears. */
export const part = style({
  visibility: 'hidden',
  selectors: {
    '&[data-shown]': { visibility: 'visible', animation: `${appear} 200ms ease-out` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-shown]': { animation: 'none' } } } },
});

/** Reserves the place before the words are there. */
export const greeting = style({ minBlockSize: `calc(1em * ${ui.text.line.tight})` });

export const date = style({ margin: 0, fontSize: ui.text.size.lg, color: ui.color.text.muted });

export const quote = style({
  margin: 0,
  marginBlockStart: ui.space[6],
  paddingInlineStart: ui.space[5],
  borderInlineStart: `4px solid ${ui.color.accent.cyan}`,
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.medium,
  lineHeight: 1.4,
  '@media': { [mediaQueries.mobile]: { fontSize: ui.text.size.lg } },
});

export const author = style({
  display: 'block',
  marginBlockStart: ui.space[2],
  fontSize: ui.text.size.sm,
  fontWeight: 400,
  color: ui.color.text.muted,
});

export const words = style({ margin: 0 });

/** Lines up the quiet button's words, not its invisible edge, with the text above. */
export const control = style({
  minBlockSize: ui.size.control,
  marginInlineStart: `calc(-1 * ${ui.space[4]})`,
});
