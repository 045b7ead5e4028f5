import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { ui } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  padding: ui.space['4'],
  overflowY: 'auto',
  background: 'rgb(4 20 32 / 0.55)',
  animation: `${appear} ${ui.motion.base} ease-out`,
  '@media': { [mediaQueries.mobile]: { placeItems: 'end stretch', padding: 0 } },
});
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - 2 * ${ui.space['4']})`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  color: ui.color.text.main,
  boxShadow: ui.shadow.overlay,
  border: `1px solid ${ui.color.line.subtle}`,
  animation: `${rise} ${ui.motion.base} ease-out`,
  outline: 'none',
  '@media': {
    [mediaQueries.mobile]: { borderEndEndRadius: 0, borderEndStartRadius: 0, maxBlockSize: '92dvh' },
  },
});
export const size = styleVariants({
  small: { '@media': { [mediaQueries.desktop]: { maxInlineSize: '26rem' } } },
  medium: { '@media': { [mediaQueries.desktop]: { maxInlineSize: '36rem' } } },
  large: { '@media': { [mediaQueries.desktop]: { maxInlineSize: '60rem' } } },
  full: {
    blockSize: `calc(100dvh - 2 * ${ui.space['4']})`,
    '@media': { [mediaQueries.mobile]: { blockSize: '92dvh' } },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: ui.space['4'],
  padding: `${ui.space['5']} ${ui.space['6']} 0`,
});
export const title = style({
  fontSize: ui.text.size.lg,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
});
export const description = style({
  marginBlockStart: ui.space['1'],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${ui.space['4']} ${ui.space['6']} ${ui.space['6']}`,
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: ui.space['2'],
  padding: `${ui.space['4']} ${ui.space['6']}`,
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
