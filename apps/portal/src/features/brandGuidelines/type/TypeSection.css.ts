import { palette, type } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const poster = style({
  placeItems: 'end start',
  minBlockSize: '26rem',
  padding: 'clamp(1.5rem, 4vw, 3.5rem)',
  color: palette.white.hex,
  '@media': { [mediaQueries.mobile]: { minBlockSize: '15rem' } },
});

export const headline = style({
  maxInlineSize: '15em',
  fontSize: 'clamp(1.75rem, 5.4vw, 4.25rem)',
  textWrap: 'balance',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: ui.space[4],
  fontSize: ui.text.size.sm,
  '@media': { '(max-width: 999.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const term = style({ color: ui.color.text.muted });
export const fact = style({ fontWeight: ui.font.semibold });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: ui.space[8],
});

export const body = style({ display: 'grid', gap: ui.space[4], alignContent: 'start' });

/** Rules at the line height show how the lines are set. */
export const ruled = style({
  fontSize: 'clamp(1.0625rem, 1.5vw, 1.25rem)',
  lineHeight: String(type.lineHeight.body),
  backgroundImage: `repeating-linear-gradient(transparent 0 calc(${type.lineHeight.body}em - 1px), color-mix(in srgb, ${palette.cyan.hex} 45%, transparent) calc(${type.lineHeight.body}em - 1px) ${type.lineHeight.body}em)`,
});

export const glyphs = style({
  display: 'grid',
  gap: ui.space[2],
  fontSize: 'clamp(1.125rem, 2.1vw, 1.625rem)',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
});
