import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { belowHeadline, lines, u } from '../../editor/artwork/lengths.ts';
import { tone } from '../../editor/layouts/frame/tones.css.ts';

export { accent, at as page, clipped as picture, onAccent } from '../../editor/layouts/frame/parts.css.ts';

const { color, font } = brandVars;

/** A multiple of the description's size. The artwork's root sets `--body`, and a text with `data-fit` may shrink it. */
const body = (multiple: number) =>
  `max(var(--smallest, 0px), ${belowHeadline(`calc(var(--body) * ${multiple} * var(--fit, 1))`)})`;

export const logo = style({
  position: 'absolute',
  insetBlockStart: u(6),
  insetInlineStart: u(6),
  blockSize: u(7),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});

/** Stacked texts. Each takes the height it needs up to its own limit, so the next one stays close. */
export const column = style({ position: 'absolute', display: 'flex', flexDirection: 'column' });
export const headline = style({
  flexShrink: 0,
  fontSize: 'calc(var(--title) * var(--fit, 1))',
});
export const subtitle = style({
  flexShrink: 0,
  fontWeight: 600,
  fontSize: body(1.4),
  ...lines(1.3),
  selectors: { [`${headline} + &`]: { marginBlockStart: u(3) } },
});
export const description = style({
  flex: '1 1 0',
  minBlockSize: 0,
  fontSize: body(1),
  ...lines(1.5),
  selectors: { '* + &': { marginBlockStart: u(3) } },
});
export const inColumns = style({ columnCount: 2, columnGap: u(5) });
/** A description with the code next to it. */
export const withCode = style({
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'flex',
  gap: u(4),
  selectors: { '* + &': { marginBlockStart: u(3) } },
});
export const codeAt = style({ ...lines(0), position: 'absolute' });
/** Key points with a rule between each pair. */
export const points = style({ fontSize: body(1.2), ...lines(1.4) });
export const point = style({
  paddingBlock: '0.7em',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tone.rows}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});

/** The horizon: where a picture meets the ground. */
export const edge = style({ position: 'absolute', background: tone.rows });
export const onBand = style({ color: color.white });
export const deep = style({ background: tone.deep });

export const contact = style({
  position: 'absolute',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: '2em',
  fontSize: body(0.8),
  fontWeight: 600,
  ...lines(1.35),
});
export const stacked = style({
  flexDirection: 'column',
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
});
export const phone = style({
  fontWeight: font.weightHeading,
  fontSize: belowHeadline('1.6em'),
  ...lines(1.25),
});

export const call = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  rowGap: '0.3em',
  fontSize: 'max(var(--smallest, 0px), calc(var(--body) * var(--fit, 1)))',
  ...lines(1.3),
});
/** A circular picture with only its upper half visible. */
export const discPicture = style({ overflow: 'hidden' });
export const addresses = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2em',
  fontWeight: 600,
  fontSize: 'max(var(--smallest, 0px), 0.85em)',
});
export const number = style({ fontWeight: font.weightHeading, fontSize: '2.3em', ...lines(1.15) });
export const promise = style({ fontWeight: 600 });
