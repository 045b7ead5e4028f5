import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { faces } from '../../artwork/artwork.css.ts';

const { color, font } = brandVars;

/** The page of a ticket: in points on paper, with `em` inside, so a ticket with a lot of text shrinks as a whole. */
export const page = style({
  position: 'absolute',
  inset: '0.6in',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '0.3in',
  background: color.white,
  color: color.night,
  ...faces,
  fontSize: '10pt',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: '0.2in',
  borderBlockEnd: `2pt solid ${color.orange}`,
});
export const title = style({
  margin: 0,
  fontSize: '20pt',
  lineHeight: 1.15,
  fontWeight: font.weightHeading,
  color: color.teal,
});
export const room = style({ minBlockSize: 0, overflow: 'hidden' });
export const body = style({ blockSize: '100%', fontSize: 'calc(10pt * var(--fit, 1))' });
export const heading = style({
  margin: 0,
  marginBlockEnd: '0.5em',
  fontSize: '1.3em',
  lineHeight: 1.3,
  fontWeight: font.weightHeading,
  color: color.teal,
});
const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const order = style([rows, { marginBlockEnd: '2em' }]);
export const answers = style([rows, { marginBlockStart: '0.8em' }]);
const row = style({
  display: 'grid',
  columnGap: '1em',
  alignItems: 'baseline',
  paddingBlock: '0.35em',
  borderBlockStart: `0.5pt solid ${color.cyan}`,
});
export const fact = style([row, { gridTemplateColumns: '8em 1fr' }]);
export const answer = style([row, { gridTemplateColumns: '6.5em 17em 1fr' }]);
export const label = style({ color: color.teal });
export const value = style({
  fontWeight: font.weightHeading,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const found = style({ overflowWrap: 'anywhere' });
export const good = style({ color: color.teal });
export const attention = style({ fontWeight: font.weightHeading, color: color.night });
export const foot = style({ margin: 0, fontSize: '8pt', color: color.teal });
