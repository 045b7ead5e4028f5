import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

const widths = { panel: '16rem', drawer: '18rem', rail: '3rem' };

const panelBase = {
  display: 'flex',
  flexDirection: 'column',
  background: ui.color.surface.raised,
  color: ui.color.text.main,
} as const;

export const panel = style({
  ...panelBase,
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  blockSize: '100dvh',
  inlineSize: widths.panel,
  borderInlineEnd: `1px solid ${ui.color.line.subtle}`,
  overflow: 'hidden',
  selectors: { '&[data-state="collapsed"]': { inlineSize: widths.rail } },
  '@media': { print: { display: 'none' } },
});
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const appear = keyframes({ from: { opacity: 0 } });
export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'rgb(4 20 32 / 0.55)',
  animation: `${appear} ${ui.motion.base} ease-out`,
  '@media': { print: { display: 'none' } },
});
export const drawer = style({
  ...panelBase,
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 41,
  inlineSize: widths.drawer,
  maxInlineSize: '90vw',
  boxShadow: ui.shadow.overlay,
  animation: `${slide} ${ui.motion.base} ease-out`,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: ui.space['3'],
  selectors: { [`${panel}[data-state="collapsed"] &`]: { justifyContent: 'center', paddingInline: 0 } },
});
export const content = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  paddingBlock: ui.space['2'],
});
export const footer = style({
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  padding: ui.space['2'],
  selectors: { [`${panel}[data-state="collapsed"] &`]: { padding: ui.space['1'] } },
});

export const group = style({ paddingBlock: ui.space['1'] });
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  inlineSize: `calc(100% - 2 * ${ui.space['2']})`,
  marginInline: ui.space['2'],
  minBlockSize: '2.25rem',
  paddingInline: ui.space['2'],
  paddingBlock: ui.space['1'],
  border: 0,
  borderRadius: ui.radius.control,
  background: 'transparent',
  color: ui.color.text.main,
  fontSize: ui.text.size.sm,
  lineHeight: ui.text.line.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: ui.color.action.quietHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { background: ui.color.action.selected, fontWeight: ui.font.semibold },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${ui.space['2']})`,
      insetBlock: '0.25rem',
      inlineSize: 3,
      borderStartEndRadius: 3,
      borderEndEndRadius: 3,
      background: ui.color.accent.cyan,
    },
    [`${panel}[data-state="collapsed"] &`]: {
      inlineSize: '2.5rem',
      marginInline: '0.25rem',
      justifyContent: 'center',
      paddingInline: 0,
    },
  },
});
/** Marks the current page with forced colors, which remove backgrounds. */
globalStyle(`${entry}[aria-current="page"]`, {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
export const groupLabel = style({ fontWeight: ui.font.medium, color: ui.color.text.muted });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
});
export const words = style({
  flex: 1,
  minInlineSize: 0,
  selectors: {
    [`${panel}[data-state="collapsed"] &`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
export const chevron = style({
  flexShrink: 0,
  transition: `transform ${ui.motion.fast} ease-out`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    [`${panel}[data-state="collapsed"] &`]: { display: 'none' },
  },
});
export const external = style({
  flexShrink: 0,
  color: ui.color.text.muted,
  selectors: { [`${panel}[data-state="collapsed"] &`]: { display: 'none' } },
});
export const members = style({
  listStyle: 'none',
  selectors: {
    [`${panel}:not([data-state="collapsed"]) &`]: { paddingInlineStart: ui.space['3'] },
    [`${drawer} &`]: { paddingInlineStart: ui.space['3'] },
  },
});
