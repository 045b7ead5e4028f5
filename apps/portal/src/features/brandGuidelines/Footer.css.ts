import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const footer = style({
  marginBlockStart: 'clamp(5rem, 10vw, 9rem)',
  background: palette.night.hex,
  color: palette.white.hex,
});

export const access = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: ui.space[8],
  paddingBlock: 'clamp(3.5rem, 7vw, 6rem)',
});
export const words = style({ display: 'grid', gap: ui.space[4], maxInlineSize: '40rem' });
export const title = style({ fontSize: 'clamp(1.75rem, 4vw, 3rem)' });

export const button = style({
  selectors: {
    '&&': {
      minBlockSize: '3.25rem',
      paddingInline: ui.space[6],
      borderColor: palette.orange.hex,
      background: palette.orange.hex,
      color: palette.night.hex,
      fontSize: ui.text.size.md,
    },
    '&&:hover': { borderColor: palette.amber.hex, background: palette.amber.hex },
    '&&:focus-visible': { outlineColor: palette.white.hex },
  },
  '@media': { [mediaQueries.mobile]: { inlineSize: '100%' } },
});

/** The rows again, thin: the page ends at the horizon it started with. */
export const rule = style({
  blockSize: '14px',
  backgroundImage: `linear-gradient(${palette.cyan.hex} 0 4px, transparent 4px 8px, ${palette.teal.hex} 8px)`,
});

export const legal = style({
  display: 'grid',
  gap: ui.space[3],
  paddingBlock: ui.space[10],
  fontSize: ui.text.size.sm,
});
export const legalText = style({ display: 'grid', gap: ui.space[3], maxInlineSize: '50rem' });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${ui.space[2]} ${ui.space[6]}`,
  marginBlockStart: ui.space[4],
  paddingBlockStart: ui.space[4],
  borderBlockStart: `1px solid ${palette.teal.hex}`,
});
export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outlineColor: palette.cyan.hex },
});
