import { ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Prints backgrounds, because the page is about them. */
export const page = style({
  minBlockSize: '100dvh',
  background: ui.color.surface.page,
  overflowX: 'clip',
  printColorAdjust: 'exact',
});

globalStyle(`html:has(${page})`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

/** The column that holds all content. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${ui.size.content} + 2 * var(--page-margin))`,
  marginInline: 'auto',
  paddingInline: 'var(--page-margin)',
});

globalStyle(`${page}`, { vars: { '--page-margin': 'clamp(1.25rem, 4vw, 4rem)' } });

/** Brand pieces use all caps; the working interface doesn't. */
export const display = style({
  fontWeight: ui.font.heading,
  lineHeight: '1.02',
  letterSpacing: '0.012em',
  textTransform: 'uppercase',
  textWrap: 'balance',
});
