import { style, styleVariants } from '@vanilla-extract/css';
import { fitted, u } from '../../artwork/lengths.ts';

export const art = style({ position: 'absolute', overflow: 'hidden' });
/** A bar across the art. */
export const block = style({ position: 'absolute', insetInlineEnd: 0, insetInlineStart: 0 });
export const page = style({ position: 'absolute' });
export const logo = style({ position: 'absolute', inlineSize: 'auto', maxInlineSize: 'none' });

export const eyebrow = style({
  fontSize: fitted(3.1),
  fontWeight: 700,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
});
export const headline = style({
  fontSize: 'calc(var(--headline) * var(--fit, 1))',
  lineHeight: 1.04,
  textWrap: 'balance',
});

/** Sizes in hundredths of the trim's shorter side, by family. */
const sizes = {
  card: { text: 5.6, small: 5, action: 5 },
  tall: { text: 5.4, small: 4.9, action: 5 },
  steps: { text: 5, small: 5.6, action: 4.6 },
  page: { text: 3, small: 2.7, action: 3 },
  poster: { text: 3.6, small: 2.9, action: 3 },
  wide: { text: 3.3, small: 3, action: 3.2 },
  strip: { text: 5, small: 4.6, action: 5 },
  square: { text: 3.4, small: 3, action: 3.4 },
  mail: { text: 3.4, small: 3.2, action: 3.4 },
};

export const support = styleVariants(sizes, ({ text }) => ({
  fontSize: fitted(text),
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: 'pretty',
}));
export const detail = styleVariants(sizes, ({ text }) => ({
  fontSize: fitted(text),
  fontWeight: 700,
  lineHeight: 1.15,
}));
export const bullets = styleVariants(sizes, ({ small }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  fontSize: u(small),
  fontWeight: 500,
  lineHeight: 1.2,
}));
export const bullet = style({ display: 'flex', alignItems: 'center', gap: '0.7em' });
export const mark = style({ flexShrink: 0, inlineSize: '1.1em', blockSize: '0.28em' });

/** An infographic counts its steps. */
export const step = style({ display: 'flex', alignItems: 'center', gap: u(4) });
export const numeral = style({
  flexShrink: 0,
  inlineSize: u(13),
  fontSize: u(15),
  fontWeight: 800,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const stepWords = style({ fontWeight: 600, lineHeight: 1.2 });

export const cta = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: u(1.2),
});
export const ctaWords = styleVariants(sizes, ({ action }) => ({
  inlineSize: '88%',
  fontSize: fitted(action),
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));

export const contact = styleVariants(sizes, ({ small }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.25em',
  fontSize: u(small * 0.86),
  fontWeight: 600,
  lineHeight: 1.2,
}));
export const contactLine = style({
  inlineSize: '100%',
  fontSize: 'calc(1em * var(--fit, 1))',
  whiteSpace: 'nowrap',
});
