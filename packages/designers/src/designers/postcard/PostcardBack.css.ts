import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { fittedLength, lines, u } from '../../editor/artwork/lengths.ts';
import { tone } from '../../editor/layouts/frame/tones.css.ts';

export { at as code, at as page, disc } from '../../editor/layouts/frame/parts.css.ts';

const { color, font } = brandVars;

export const ground = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
});
/** Ends within the horizon line, so that no part of the disc shows below it. */
export const sky = style({
  position: 'absolute',
  insetBlock: '0 calc(var(--u) * 0.6)',
  insetInline: 0,
  overflow: 'hidden',
});
export const horizon = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: u(1.2),
  background: tone.rows,
});
export const picture = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

/** Separates the halves on other grounds, as a colored ground's edge does. */
export const divider = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: u(0.4),
  background: color.cyan,
});

export const sender = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  padding: u(6.5),
  paddingInlineEnd: u(4),
  color: tone.ink,
});
export const logo = style({ blockSize: u(8), inlineSize: 'auto', maxInlineSize: 'none' });
export const origin = style({ marginBlockStart: u(2.5), fontSize: `max(8pt, ${u(2.8)})`, ...lines(1.35) });
/** The reason for the card, as the largest words of the block. */
export const message = style({
  inlineSize: '100%',
  blockSize: u(17.5),
  marginBlockStart: u(3.5),
  fontSize: fittedLength(3.7),
  fontWeight: 500,
  ...lines(1.25),
});
export const messageHead = style({
  fontWeight: font.weightHeading,
  fontSize: '1.4em',
  ...lines(1.1),
  marginBlockEnd: '0.25em',
});
export const contact = style({
  inlineSize: '100%',
  blockSize: u(14),
  marginBlockStart: u(2),
  fontSize: fittedLength(2.9),
  fontWeight: 500,
  ...lines(1.45),
});
export const phone = style({ fontWeight: font.weightHeading, fontSize: '1.4em', ...lines(1.3) });

export const stamp = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  paddingInline: 4,
  border: `1px dashed ${color.gray}`,
  fontSize: '8pt',
  fontWeight: 600,
  ...lines(1.35),
  textAlign: 'center',
});
export const permit = style({
  border: `1px solid ${color.night}`,
  color: color.night,
  fontSize: '8pt',
  ...lines(1.3),
  textTransform: 'uppercase',
});
export const address = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: color.teal,
});
export const mailTo = style({ fontSize: u(2.6), fontWeight: 700, letterSpacing: '0.08em' });
export const line = style({
  paddingBlockStart: u(2.4),
  borderBlockEnd: `1px solid ${color.gray}`,
  fontSize: u(3.4),
  ...lines(1.7),
});
