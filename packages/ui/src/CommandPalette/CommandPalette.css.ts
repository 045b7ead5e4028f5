import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { ui } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'rgb(4 20 32 / 0.55)',
  animation: `${appear} ${ui.motion.fast} ease-out`,
});

export const palette = style({
  position: 'fixed',
  zIndex: 41,
  insetBlockStart: '14vh',
  insetInlineStart: '50%',
  inlineSize: `min(40rem, calc(100vw - 2 * ${ui.space['4']}))`,
  marginInlineStart: `calc(-0.5 * min(40rem, calc(100vw - 2 * ${ui.space['4']})))`,
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  color: ui.color.text.main,
  boxShadow: ui.shadow.overlay,
  outline: 'none',
  animation: `${appear} ${ui.motion.fast} ease-out`,
  '@media': { [mediaQueries.mobile]: { insetBlockStart: ui.space['4'] } },
});

export const command = style({ display: 'flex', flexDirection: 'column', maxBlockSize: '70dvh' });
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  paddingInline: ui.space['4'],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
});
export const searchIcon = style({ flexShrink: 0, color: ui.color.text.muted });
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '3.25rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: ui.text.size.md,
  // The caret shows the focus: nothing else in the palette takes it.
  outline: 'none',
  '::placeholder': { color: ui.color.text.muted, opacity: 1 },
});

export const list = style({
  selectors: { '&[hidden]': { display: 'none' } },
  overflowY: 'auto',
  padding: ui.space['2'],
  scrollPaddingBlock: ui.space['2'],
});
export const empty = style({
  padding: `${ui.space['8']} ${ui.space['4']}`,
  color: ui.color.text.muted,
  textAlign: 'center',
});
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, {
  padding: `${ui.space['3']} ${ui.space['3']} ${ui.space['1']}`,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
  color: ui.color.text.muted,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  minBlockSize: '2.5rem',
  paddingInline: ui.space['3'],
  borderRadius: ui.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-selected="true"]': {
      background: ui.color.action.selected,
      // Forced colors remove the background.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
});
export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  color: ui.color.text.muted,
});
export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: ui.font.medium,
});
export const detail = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const external = style({ flexShrink: 0, marginInlineStart: 'auto', color: ui.color.text.muted });

export const note = style({
  padding: `${ui.space['3']} ${ui.space['5']}`,
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
