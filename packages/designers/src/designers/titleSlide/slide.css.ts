import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { lines, u } from '../../editor/artwork/lengths.ts';
import { even } from '../../editor/artwork/text/even.ts';

const { font } = brandVars;
const readable = (multiple: number | string) =>
  `max(var(--smallest, 0px), calc(var(--u) * ${multiple} * var(--fit, 1)))`;

export const title = style({ display: 'flex', flexDirection: 'column', gap: u(4.5), maxInlineSize: '100%' });
export const subtitle = style({
  fontWeight: 500,
  fontSize: readable('var(--subtitle)'),
  ...lines(1.3, even),
  maxInlineSize: '32em',
});
export const byline = style({
  display: 'flex',
  flexWrap: 'var(--wrap)' as 'wrap',
  gap: `${u(2.6)} ${u(9)}`,
  inlineSize: '100%',
  boxSizing: 'border-box',
  paddingBlockStart: u(3.4),
  marginBlockStart: u(3),
  borderBlockStart: 'var(--rule) solid currentColor',
});
export const said = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: readable(3.6),
  ...lines(1.32),
});
export const first = style({ fontWeight: font.weightHeading, fontSize: '1.17em', ...lines(1.3) });
export const second = style({ fontWeight: 500 });
export const over = style({ position: 'absolute', inset: 0 });
