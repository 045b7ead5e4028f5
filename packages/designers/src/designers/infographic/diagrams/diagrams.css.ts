import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { lines, u } from '../../../editor/artwork/lengths.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';

const { font } = brandVars;
const readable = (multiple: number | string) =>
  `max(var(--smallest, 0px), calc(var(--type, var(--u)) * ${multiple} * var(--fit, 1)))`;

export const drawing = style({ position: 'absolute', overflow: 'visible' });

/**
 * Cells of one size, as large as the fullest of them needs, so that a drawing knows their positions and `fitTexts`
 * notices if they don't fit.
 */
export const cells = styleVariants({
  rows: {
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateRows: 'var(--rows, none)',
    gridAutoRows: '1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  columns: {
    display: 'grid',
    flex: '1 1 auto',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
    columnGap: 'var(--between, 0px)',
  },
});
export const cell = style({ display: 'flex', minInlineSize: 0, boxSizing: 'border-box' });
/** A label, with its number at the end of the line. */
export const overBar = style({ alignItems: 'flex-end', justifyContent: 'space-between', gap: u(3) });
export const besideLeader = style({ alignItems: 'center', gap: u(3) });
/** Space between texts of neighboring rows, if there are few. */
export const apart = style({ paddingBlock: u(1.3) });
export const stacked = style({ flexDirection: 'column' });

export const amount = style({
  flexShrink: 0,
  fontWeight: font.weightHeading,
  fontSize: readable('var(--amount, 7)'),
  ...lines(1),
  letterSpacing: '-0.02em',
  maxInlineSize: '62%',
});
export const unit = style({ fontSize: '0.6em', fontWeight: 700, letterSpacing: 0 });
/** Numbers in a column of one width, so that labels begin on one line. */
export const amountColumn = style({ inlineSize: 'var(--amounts)', maxInlineSize: 'none' });
export const label = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: 600,
  fontSize: readable('var(--label, 4.4)'),
  ...lines(1.22),
});
export const ownHeight = style({ flex: '0 0 auto', inlineSize: '100%' });
export const note = style({
  fontWeight: 500,
  fontSize: 'max(var(--smallest, 0px), 0.8em)',
  ...lines(1.3),
  marginBlockStart: '0.15em',
});
export const words = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: 500,
  fontSize: readable('var(--label, 4.2)'),
  ...lines(1.28),
});
export const head = style({ fontWeight: font.weightHeading, fontSize: '1.14em', ...lines(1.18) });
export const when = style({
  fontWeight: font.weightHeading,
  fontSize: '1.5em',
  ...lines(1.08),
  letterSpacing: '-0.01em',
});
/** The step's number in its sun. */
export const stepNumber = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: tone.onAccent,
  fontWeight: font.weightHeading,
  ...lines(1),
});
export const panelWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: u(2.5),
  padding: u(5),
  minInlineSize: 0,
});
export const panelHead = style({
  fontWeight: font.weightHeading,
  fontSize: readable(9),
  ...lines(1.05),
  textTransform: 'uppercase',
});
