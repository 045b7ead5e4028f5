import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { createVar, style } from '@vanilla-extract/css';

/** The part of the hero below the horizon. */
const groundHeight = createVar();

export const hero = style({
  vars: { [groundHeight]: 'clamp(9.5rem, 13vw, 12rem)' },
  position: 'relative',
  overflow: 'hidden',
  background: palette.night.hex,
  color: palette.white.hex,
  forcedColorAdjust: 'none',
  paddingBlock: `clamp(3rem, 7vw, 6.5rem) calc(${groundHeight} + clamp(2rem, 3vw, 3rem))`,
  '@media': {
    [mediaQueries.mobile]: {
      vars: { [groundHeight]: '4.75rem' },
      paddingBlockEnd: `calc(${groundHeight} + 10.5rem)`,
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: ui.space[6],
});

export const title = style({ fontSize: 'clamp(2.625rem, 6.3vw, 5.75rem)', maxInlineSize: '9em' });

export const lead = style({
  // Ends before the disc.
  maxInlineSize: 'min(33rem, 50vw)',
  fontSize: ui.text.size.lg,
  textWrap: 'pretty',
  '@media': { [mediaQueries.mobile]: { maxInlineSize: 'none', fontSize: ui.text.size.md } },
});

export const version = style({
  padding: `${ui.space[1]} ${ui.space[3]}`,
  border: `1px solid ${palette.cyan.hex}`,
  borderRadius: ui.radius.full,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: palette.teal.hex },
  ':focus-visible': { outlineColor: palette.cyan.hex },
});

/** Half of the sun, sitting on the horizon. */
export const disc = style({
  position: 'absolute',
  insetBlockEnd: `calc(${groundHeight} + 0.75rem)`,
  insetInlineEnd: 'max(4vw, calc((100vw - 75rem) / 2))',
  inlineSize: 'min(36vw, 33rem)',
  aspectRatio: '2',
  borderRadius: '999px 999px 0 0',
  background: palette.orange.hex,
  '@media': { [mediaQueries.mobile]: { inlineSize: '15rem', insetInlineEnd: '-1.5rem' } },
});

const { cyan, teal } = { cyan: palette.cyan.hex, teal: palette.teal.hex };
const transparent = 'transparent';

/** Rows that get closer toward the horizon. The first one is the horizon's band. */
export const rows = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: groundHeight,
  backgroundImage: `linear-gradient(${[
    [cyan, 0, 6],
    [transparent, 6, 12],
    [teal, 12, 20],
    [transparent, 20, 28],
    [teal, 28, 39],
    [transparent, 39, 50],
    [teal, 50, 66],
    [transparent, 66, 80],
    [teal, 80, 104],
    [transparent, 104, 124],
    [teal, 124, 160],
    [transparent, 160, 190],
    [teal, 190, 240],
  ]
    .map(([color, from, to]) => `${color} ${from}px ${to}px`)
    .join(', ')})`,
});
