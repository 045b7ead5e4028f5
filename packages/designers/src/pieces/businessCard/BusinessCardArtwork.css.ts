import { brandVars } from '@daybreak/brand/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { fitted, u } from '../../artwork/lengths.ts';

/** The safe area of a card: 1/8 in, a sixteenth of its short side. */
const margin = u(8);

export const page = style({ position: 'absolute' });
export const logo = style({
  position: 'absolute',
  insetInlineStart: margin,
  insetBlockStart: margin,
  blockSize: u(13),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});

const whoBox = { position: 'absolute', insetInlineStart: margin } as const;
export const who = styleVariants({
  horizontal: { ...whoBox, insetBlockStart: '34%', inlineSize: '52%' },
  vertical: { ...whoBox, insetBlockStart: '26%', inlineSize: '84%' },
});
export const name = style({
  blockSize: u(24),
  display: 'flex',
  // Safe: a name too many grows downwards, where its fit is measured, and never over the logo.
  alignItems: 'safe flex-end',
  fontSize: fitted(11),
  fontWeight: brandVars.font.weightHeading,
  lineHeight: 1.08,
});
export const title = style({
  blockSize: u(13),
  paddingBlockStart: u(1.5),
  fontSize: fitted(5),
  fontWeight: 500,
  lineHeight: 1.15,
});

const contactBox = {
  position: 'absolute',
  fontSize: fitted(4.8),
  fontWeight: 500,
  lineHeight: 1.25,
} as const;
export const contact = styleVariants({
  horizontal: {
    ...contactBox,
    insetInlineEnd: margin,
    insetBlockStart: '42%',
    inlineSize: '36%',
    blockSize: u(34),
  },
  vertical: {
    ...contactBox,
    insetInlineStart: margin,
    insetBlockStart: '55%',
    inlineSize: '84%',
    blockSize: u(44),
  },
});
export const line = style({ selectors: { '& + &': { marginBlockStart: u(2) } } });

const backBox = { display: 'flex', padding: margin, boxSizing: 'border-box' } as const;
export const back = styleVariants({
  horizontal: { ...backBox, alignItems: 'center', justifyContent: 'space-between', gap: u(6) },
  vertical: { ...backBox, flexDirection: 'column', justifyContent: 'space-between' },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const backLogo = style({
  display: 'block',
  blockSize: u(15),
  inlineSize: 'auto',
  maxInlineSize: 'none',
});
export const tagline = style({
  blockSize: u(34),
  marginBlockStart: u(6),
  fontSize: fitted(6),
  fontWeight: 600,
  lineHeight: 1.3,
});
export const code = style({ flexShrink: 0, display: 'block' });
