import { brandVars } from '@daybreak/brand/css';
import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { assistantHeight, oneColumn } from './DashboardPage.css.ts';

/** The brand's own ground in both themes, with the rising disc cropped by a corner. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  boxSizing: 'border-box',
  blockSize: assistantHeight,
  overflow: 'hidden',
  padding: ui.space[6],
  borderRadius: ui.radius.card,
  background: brandVars.color.teal,
  color: '#fff',
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-2.5rem',
    insetBlockEnd: '-5rem',
    inlineSize: '10rem',
    blockSize: '10rem',
    borderRadius: ui.radius.full,
    background: brandVars.color.orange,
  },
});

/** Reserves each part's place, so that nothing moves when one appears. */
export const part = style({
  opacity: 0,
  transform: 'translateY(6px)',
  willChange: 'opacity',
  transition: 'opacity 200ms ease-out, transform 200ms ease-out',
  selectors: { '&[data-shown]': { opacity: 1, transform: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** Reserves its lines before the text loads: two on a narrow card. */
export const greeting = style({
  minBlockSize: '2lh',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  textWrap: 'balance',
  '@container': { [`${oneColumn} and (min-width: 32rem)`]: { minBlockSize: '1lh' } },
});

export const date = style({ marginBlockStart: ui.space[2], fontSize: ui.text.size.sm });

export const place = style({ alignSelf: 'center' });
export const quote = style({
  paddingInlineStart: ui.space[4],
  borderInlineStart: `3px solid ${brandVars.color.cyan}`,
  lineHeight: 1.45,
});

export const author = style({ display: 'block', marginBlockStart: ui.space[1], fontSize: ui.text.size.sm });

export const words = style({ margin: 0 });

export const skip = style({
  justifySelf: 'start',
  minBlockSize: ui.size.control,
  paddingInline: ui.space[4],
  border: '1px solid currentcolor',
  borderRadius: ui.radius.control,
  background: 'none',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  cursor: 'pointer',
  ':hover': { background: 'rgb(255 255 255 / 0.12)' },
  ':focus-visible': { ...focusRing, outlineColor: '#fff' },
});
