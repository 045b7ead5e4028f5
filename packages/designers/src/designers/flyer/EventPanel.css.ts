import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { lines } from '../../editor/artwork/lengths.ts';
import { even } from '../../editor/artwork/text/even.ts';

const { font } = brandVars;

/** Its font size is a fraction of the panel's height, so the panel looks the same on every sheet. */
export const panel = style({ position: 'absolute', boxSizing: 'border-box' });
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  '@supports': { '(align-items: safe center)': { alignItems: 'safe center' } },
  blockSize: '100%',
  fontSize: 'calc(var(--panel) * var(--fit, 1))',
  ...lines(1.2),
});
export const day = style({
  flexShrink: 0,
  fontWeight: font.weightHeading,
  fontSize: '4.2em',
  ...lines(0.8),
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const month = style({ flexShrink: 0, marginInlineStart: '0.7em' });
export const monthName = style({
  fontWeight: font.weightHeading,
  fontSize: '1.5em',
  ...lines(1.1),
  textTransform: 'uppercase',
});
export const weekday = style({ fontWeight: 600 });
export const where = style({
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: {
    '* + &': {
      marginInlineStart: '1em',
      paddingInlineStart: '1em',
      borderInlineStart: '2px solid currentcolor',
    },
  },
});
export const time = style({ fontWeight: font.weightHeading, fontSize: '1.5em', ...lines(1.1) });
export const place = style({
  fontWeight: 600,
  vars: even,
  textAlign: ['-webkit-match-parent', 'match-parent'],
});
