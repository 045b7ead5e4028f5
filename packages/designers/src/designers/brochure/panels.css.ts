import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { fittedLength, lines, u } from '../../editor/artwork/lengths.ts';
import { even } from '../../editor/artwork/text/even.ts';
import { tone } from '../../editor/layouts/frame/tones.css.ts';

const { font } = brandVars;

export const logo = style({
  flexShrink: 0,
  alignSelf: 'flex-start',
  blockSize: u(9),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});
export const contact = style({ fontSize: fittedLength(4.4), ...lines(1.4), textAlign: 'start' });
export const phone = style({ fontWeight: font.weightHeading, fontSize: '2em', ...lines(1.25) });
export const email = style({ fontWeight: 600 });
export const street = style({ marginBlockStart: '0.8em' });
export const legal = style({ marginBlockStart: '0.8em', fontWeight: 600 });
export const slogan = style({
  fontWeight: font.weightHeading,
  fontSize: fittedLength(7.4),
  ...lines(1.1, even),
  textTransform: 'uppercase',
});

/** A length in points of a Letter sheet; other sheets scale the point. */
const points = (size: number) => `calc(var(--pt) * ${size} * var(--fit, 1))`;

/** The columns of the key points: one grid that fits as a whole, so that they all share one size. */
export const columns = style({
  position: 'absolute',
  display: 'grid',
  justifyContent: 'start',
  alignItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: points(10.5),
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: points(13),
  minInlineSize: 0,
  marginBlock: 0,
  marginInline: u(8),
  padding: 0,
  listStyle: 'none',
});
export const point = style({ display: 'block', breakInside: 'avoid', overflowWrap: 'inherit' });
export const pointHead = style({ fontWeight: font.weightHeading, fontSize: points(16), ...lines(1.2) });
export const pointText = style({
  fontWeight: 500,
  fontSize: points(10.5),
  ...lines(1.43),
});
/** A point without a heading. */
export const pointAlone = style({
  fontWeight: 600,
  fontSize: points(14),
  ...lines(1.32, even),
});
/** A short row above a point, in a color that's visible on its panel's ground. */
export const marker = style({
  display: 'block',
  inlineSize: points(20),
  blockSize: points(3),
  marginBlockEnd: points(6),
});

export const sunOnSun = style({ position: 'absolute', borderRadius: '50%', background: tone.ground });

/** A list whose rows sit at the same heights on all panels. */
export const inRows = style({ gridAutoFlow: 'column', alignContent: 'start' });
export const ruledPoint = style({
  display: 'flex',
  flexDirection: 'column',
  gap: points(4),
  minInlineSize: 0,
  alignSelf: 'stretch',
  boxSizing: 'border-box',
  minBlockSize: 'var(--row)',
  paddingBlock: points(9),
  marginInline: u(8),
  borderBlockStart: `${points(1.5)} solid currentColor`,
  overflowWrap: 'inherit',
});
export const statement = style({
  fontWeight: font.weightHeading,
  fontSize: 'calc(var(--u) * var(--fit, 10))',
  ...lines(1.1, even),
});
export const step = style({
  display: 'flex',
  boxSizing: 'border-box',
  minBlockSize: 'var(--row)',
  minInlineSize: 0,
  paddingBlockEnd: points(8),
  marginInline: u(8),
  overflowWrap: 'inherit',
});
export const stepNumber = style({
  flexShrink: 0,
  fontWeight: font.weightHeading,
  fontSize: points(36),
  ...lines(0.9),
  minInlineSize: '1.05em',
  paddingInlineEnd: '0.2em',
});
export const stepWords = style({ flex: 1, minInlineSize: 'min-content' });
export const markerOnGround = style({ background: tone.rows });
