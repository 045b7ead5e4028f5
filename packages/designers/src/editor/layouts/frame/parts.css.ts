import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { belowHeadline, LEAST_RATIO, lines, u } from '../../artwork/lengths.ts';
import { edge } from '../../artwork/PictureSlot.css.ts';
import { even } from '../../artwork/text/even.ts';
import { tone } from './tones.css.ts';

const { font } = brandVars;

const sized = (multiple: number | string) => `calc(var(--type, var(--u)) * ${multiple} * var(--fit, 1))`;
/** A text that may shrink to the smallest size that's legible in the medium. */
const readable = (multiple: number | string) =>
  `max(var(--smallest, 0px), ${belowHeadline(sized(multiple))})`;

export const at = style({ position: 'absolute' });
export const clipped = style({ position: 'absolute', overflow: 'hidden' });
export const disc = style({ position: 'absolute', borderRadius: '50%', background: tone.accent });
export const discOfPicture = style({ position: 'absolute', borderRadius: '50%', overflow: 'hidden' });
/** The edge of a picture in the disc that would fade into white paper. */
export const discEdge = style([edge, { borderRadius: '50%' }]);
export const accent = style({ background: tone.accent, color: tone.onAccent });
export const deep = style({ background: tone.deep, color: tone.onDeep });
export const onDeep = style({ color: tone.onDeep });
export const onAccent = style({ color: tone.onAccent });

/** A column of texts. Its last child may be at its foot. */
export const flow = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  gap: u(4),
});
export const flowAt = styleVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
  spread: { justifyContent: 'space-between' },
  rows: { gap: 0 },
  list: { gap: u(4.5) },
  center: { justifyContent: 'center', alignItems: 'center', gap: 0 },
  middle: { justifyContent: 'center' },
});
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: u(3),
  alignItems: 'flex-start',
  inlineSize: 'var(--tag, auto)',
});
export const beside = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: u(8),
});
/** The action, with the QR code for it at the end. */
export const withCode = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: u(4),
  inlineSize: '100%',
});
export const besideCode = style({ flex: '1 1 0', minInlineSize: 0 });
/** The action, and the text next to it. */
export const line = style({ display: 'flex', alignItems: 'center', gap: u(5), maxInlineSize: '100%' });
/** Parts of a row, each as wide as its words, up to a share of the row. */
export const part = style({ maxInlineSize: '44%' });
export const mainPart = style({ flexShrink: 0, maxInlineSize: '54%' });

/** A headline. `fitTexts` finds its size, in units. */
export const headline = style({
  fontWeight: font.weightHeading,
  fontSize: `max(var(--smallest, 0px) * ${LEAST_RATIO}, calc(var(--u) * var(--fit, 10)))`,
  letterSpacing: '-0.005em',
  textTransform: 'uppercase',
  vars: even,
});
/** Marks above capitals need room that plain capitals don't. */
export const leading = styleVariants({ plain: lines(0.98), marked: lines(1.12) });

/** A quoted headline, kept in its original case. */
export const said = style({ textTransform: 'none', letterSpacing: '-0.015em', ...lines(1.12) });
/** The opening mark: its ink is in the upper half of its line. */
export const mark = style({
  fontWeight: font.weightHeading,
  ...lines(1),
  blockSize: '0.5em',
  overflow: 'hidden',
});

export const support = style({
  fontWeight: 500,
  fontSize: readable('var(--support, 4.1)'),
  ...lines(1.35),
  maxInlineSize: '100%',
});
/** For reading up close, in lines short enough that the eye finds the next one. */
export const body = style({
  fontWeight: 500,
  fontSize: readable(2.7),
  ...lines(1.45),
  maxInlineSize: 'min(100%, 38em)',
});
/** Points read from as far away as a sentence. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns, 1), minmax(0, 1fr))',
  gap: '0.55em 1em',
  fontWeight: 500,
  fontSize: readable(4.1),
  ...lines(1.3),
});
export const inColumns = style({
  columnCount: 2,
  columnGap: u(5),
  inlineSize: '100%',
  maxInlineSize: '100%',
});
export const lead = style({
  fontWeight: font.weightHeading,
  fontSize: readable(5.2),
  ...lines(1.15),
  maxInlineSize: '100%',
});
export const note = style({ fontWeight: 600, fontSize: readable(3.6), ...lines(1.3) });

export const tag = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  inlineSize: 'var(--tag, auto)',
  textAlign: 'center',
  maxInlineSize: '100%',
  background: tone.accent,
  color: tone.onAccent,
  fontWeight: font.weightHeading,
  fontSize: readable('var(--action, 3.6)'),
  ...lines(1.2),
  paddingBlock: '0.85em',
  paddingInline: '1.3em',
});

/** An action as a button at its natural size. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  paddingInline: u(5),
  background: tone.accent,
  color: tone.onAccent,
});
const buttonSize = 4.6;
/** One line at full size. Two only for smaller letters, or at the smallest legible size. */
export const buttonText = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  maxBlockSize: `min(100%, max(var(--smallest, 0px) * 2.35, var(--type) * ${1.85 * buttonSize}))`,
  fontWeight: font.weightHeading,
  fontSize: readable(buttonSize),
  ...lines(1.15, even),
  textAlign: 'center',
});

export const foot = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: u(4),
});
export const footLogo = style({ flexShrink: 0, inlineSize: 'auto', maxInlineSize: 'none' });
export const footLines = style({
  display: 'flex',
  flexDirection: 'column',
  fontWeight: 600,
  ...lines(1.35),
  minInlineSize: 0,
});
export const footEnd = style({ textAlign: 'end' });
export const logo = style({ position: 'absolute', inlineSize: 'auto', maxInlineSize: 'none' });
/** The sun as the headline's period, as tall as its capitals. */
export const stop = style({
  display: 'inline-block',
  inlineSize: '0.7em',
  blockSize: '0.7em',
  borderRadius: '50%',
  marginInlineStart: '0.14em',
  background: tone.accent,
});
export const whole = style({ whiteSpace: 'pre' });

export const numeral = style({
  fontWeight: font.weightHeading,
  fontSize: 'calc(var(--u) * var(--fit, 20))',
  ...lines(0.86),
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
});
export const caption = style({
  fontWeight: font.weightHeading,
  ...lines(1.1),
  textTransform: 'uppercase',
});
export const fact = style({ flex: '1 1 auto', minInlineSize: 0 });
export const facts = style({ display: 'flex', gap: u(6), inlineSize: '100%' });
export const second = style({
  fontWeight: 600,
  fontSize: 'max(var(--smallest, 0px), 0.76em)',
  ...lines(1.3),
  marginBlockStart: '0.25em',
});
export const tagAtSeam = style({ position: 'absolute', display: 'flex', alignItems: 'flex-end' });
export const ownWidth = style({ alignSelf: 'flex-start', flex: 'none' });
export const afterPoints = style({ marginBlockStart: u(2) });
/** Over a picture: the logo on a patch of the ground. */
export const logoTab = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'flex',
  background: tone.ground,
});
export const dateColumn = style({ display: 'flex', flexDirection: 'column' });
export const dateHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const unit = style({
  fontWeight: font.weightHeading,
  fontSize: `max(var(--smallest, 0px), ${sized('var(--unit, 9)')})`,
  ...lines(1.05, even),
  textTransform: 'uppercase',
  textAlign: 'center',
  maxInlineSize: '100%',
});
/** The rows of a list take the room that the words above them leave. */
export const pointRows = style({ flex: '1 1 auto', display: 'flex', flexDirection: 'column' });
export const point = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: u(4),
  paddingBlock: 'calc(var(--u) * var(--row, 1.6))',
  borderBlockStart: 'var(--rule) solid currentColor',
});
/** The rule under it is a horizon: sun, number, and the last line of the words rest on it. */
export const stepRow = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'last baseline',
  gap: u(4),
  paddingBlockStart: u(1.6),
  borderBlockEnd: 'var(--rule) solid currentColor',
});
/** Everything above a horizon. */
export const sky = style({ position: 'relative', flexShrink: 0, alignSelf: 'flex-end', overflow: 'hidden' });
export const step = style({
  flexShrink: 0,
  fontWeight: font.weightHeading,
  fontSize: `min(${u(9)}, calc(var(--u) * var(--headline, 1000)))`,
  ...lines(0.8),
  minInlineSize: '0.62em',
});
export const bullet = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 'calc(var(--u) * var(--mark, 8))',
  blockSize: 'calc(var(--u) * var(--mark, 8))',
  borderRadius: '50%',
  background: tone.accent,
  color: tone.onAccent,
  fontWeight: font.weightHeading,
  fontSize: 'calc(var(--u) * var(--mark, 8) / 2)',
  ...lines(1),
});
export const pointWords = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: 500,
  fontSize: readable('var(--point, 4.4)'),
  ...lines(1.25),
  selectors: { [`${stepRow} &`]: { paddingBlockEnd: u(1.6) } },
});
export const pointHead = style({ fontWeight: font.weightHeading, fontSize: belowHeadline('1.12em') });
