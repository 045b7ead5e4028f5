import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { ui } from '../theme/vars.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 70,
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['2'],
  inlineSize: 'min(24rem, 100vw)',
  margin: 0,
  padding: ui.space['4'],
  listStyle: 'none',
  '@media': {
    [mediaQueries.mobile]: { insetBlock: '0 auto', insetInlineStart: 0, inlineSize: 'auto' },
    print: { display: 'none' },
  },
});
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: ui.space['3'],
  alignItems: 'start',
  padding: ui.space['3'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  color: ui.color.text.main,
  boxShadow: ui.shadow.overlay,
  animation: `${rise} ${ui.motion.base} ease-out`,
});
export const icon = styleVariants({
  info: { color: ui.color.status.info },
  success: { color: ui.color.status.success },
  danger: { color: ui.color.status.danger },
});
export const title = style({
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
  paddingBlockStart: 2,
});
export const description = style({
  marginBlockStart: ui.space['1'],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const action = style({ marginBlockStart: ui.space['2'] });
