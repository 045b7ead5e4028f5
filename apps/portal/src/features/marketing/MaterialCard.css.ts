import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The whole card is the link's target; its accessible name is just the material's title. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  transition: `border-color ${ui.motion.fast} ease-out, box-shadow ${ui.motion.fast} ease-out`,
  ':hover': { borderColor: ui.color.line.strong, boxShadow: ui.shadow.raised },
});

export const wideCard = style([
  card,
  {
    '@media': {
      [mediaQueries.desktop]: { gridTemplateRows: 'auto', gridTemplateColumns: 'minmax(14rem, 2fr) 5fr' },
    },
  },
]);

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  padding: ui.space[3],
  background: ui.color.surface.sunken,
});

export const image = style({
  maxInlineSize: '100%',
  inlineSize: 'auto',
  objectFit: 'contain',
  filter: `drop-shadow(0 1px 2px ${ui.color.line.subtle})`,
});

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: ui.space[2],
  padding: `${ui.space[4]} ${ui.space[5]} ${ui.space[5]}`,
});

export const title = style({ fontSize: ui.text.size.lg, fontWeight: ui.font.semibold, lineHeight: 1.3 });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: ui.radius.card },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': focusRing },
});

/** A separate link, above the one that covers the card. */
export const otherView = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  alignSelf: 'end',
  display: 'inline-grid',
  alignItems: 'center',
  minBlockSize: ui.size.controlSmall,
  marginBlockEnd: `calc(-1 * ${ui.space[2]})`,
  borderRadius: ui.radius.control,
  fontSize: ui.text.size.sm,
  color: ui.color.text.link,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});

export const summary = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

export const features = style({
  display: 'grid',
  gap: ui.space[1],
  marginBlockStart: ui.space[2],
  listStyle: 'none',
  fontSize: ui.text.size.sm,
});

/** A short row before each feature: the brand's bar used as a bullet. */
export const feature = style({
  display: 'grid',
  gridTemplateColumns: '10px 1fr',
  gap: ui.space[2],
  '::before': {
    content: '',
    blockSize: '3px',
    marginBlockStart: '0.65em',
    background: ui.color.accent.cyan,
    forcedColorAdjust: 'none',
  },
});
