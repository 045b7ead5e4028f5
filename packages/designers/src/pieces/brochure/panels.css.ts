import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { fitted, u } from '../../artwork/lengths.ts';

const { color, font } = brandVars;

export const sky = style({ position: 'absolute', insetBlockStart: 0, overflow: 'hidden' });
export const line = style({
  position: 'absolute',
  blockSize: u(2),
  marginBlockStart: u(-1),
  background: color.cyan,
});
export const onBand = style({ color: color.white });

export const logo = style({
  position: 'absolute',
  blockSize: u(9),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});
export const title = style({ fontSize: 'calc(var(--title) * var(--fit, 1))' });
export const subtitle = style({
  fontWeight: 500,
  fontSize: fitted(4.8),
  lineHeight: 1.35,
  textWrap: 'pretty',
});

export const contact = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'safe flex-end',
  gap: '1.4em',
  fontSize: fitted(4.6),
  lineHeight: 1.4,
  textAlign: 'start',
});
export const contactLogo = style({
  flexShrink: 0,
  blockSize: '2em',
  inlineSize: 'auto',
  maxInlineSize: 'none',
});
export const phone = style({ fontWeight: font.weightHeading, fontSize: '2em', lineHeight: 1.25 });
export const email = style({ fontWeight: 600 });
export const street = style({ marginBlockStart: '1em' });
/** Logo and contact side by side, on a panel that is wider than high. */
export const beside = style({
  flexDirection: 'row',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: '3em',
});
/** The logo stands apart, where nothing else stands above the contact. */
export const apart = style({ justifyContent: 'space-between' });
export const bandText = style({ display: 'flex', alignItems: 'center', fontSize: u(4.2), fontWeight: 600 });

export const tagline = style({ fontSize: fitted(7.4), lineHeight: 1.1 });

export const points = style({
  display: 'grid',
  justifyContent: 'start',
  fontSize: 'calc(var(--point) * var(--fit, 1))',
  fontWeight: 600,
  lineHeight: 1.3,
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1em',
  boxSizing: 'border-box',
  minInlineSize: 'min-content',
  margin: 0,
  padding: u(8),
  listStyle: 'none',
});
export const point = style({ display: 'block', overflowWrap: 'inherit' });
/** A short row over each point. */
export const marker = style({
  display: 'block',
  inlineSize: '1.4em',
  blockSize: '0.2em',
  marginBlockEnd: '0.45em',
  background: color.cyan,
});
