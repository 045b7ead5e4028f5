import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { fittedLength, lines } from '../../editor/artwork/lengths.ts';
import { even } from '../../editor/artwork/text/even.ts';

const { font } = brandVars;

/** Points on a card of 3.5 × 2 in: its unit is 1.44 of them. Multi-ink type is at least 8. */
const points = (size: number) => fittedLength(size / 1.44);

export const name = style({
  display: 'flex',
  // Safe: an oversized name grows downward, where its fit is measured, and never over the logo.
  alignItems: 'flex-end',
  '@supports': { '(align-items: safe center)': { alignItems: 'safe flex-end' } },
  fontSize: points(11),
  fontWeight: font.weightHeading,
  ...lines(1.08),
});
/** A name that takes the place of a picture. */
export const nameAlone = style({
  fontSize: 'calc(var(--u) * var(--fit, 10))',
  fontWeight: font.weightHeading,
  ...lines(1.04, even),
  letterSpacing: '-0.01em',
});
export const title = style({ fontSize: points(8), fontWeight: 500, ...lines(1.15) });
export const contact = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  '@supports': { '(align-items: safe center)': { justifyContent: 'safe flex-end' } },
  // Under the name, in either direction.
  alignItems: 'flex-start',
  fontSize: points(8),
  fontWeight: 500,
  ...lines(1.25),
});
export const tagline = style({
  fontSize: points(8),
  fontWeight: 600,
  ...lines(1.2, even),
  textAlign: 'end',
});
export const code = style({ position: 'absolute', display: 'block' });
export const taglineBelow = style([tagline, { fontSize: points(8.5), textAlign: 'start' }]);
