import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const canvas = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: ui.color.surface.sunken,
});
export const room = style({ position: 'relative', flex: 1, minBlockSize: 0 });
export const viewport = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  // One finger scrolls; we handle two.
  touchAction: 'pan-x pan-y',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
    '&[data-panning]': { cursor: 'grab' },
    '&[data-panning]:active': { cursor: 'grabbing' },
  },
});
/** At least as large as its scroll container, so a small piece is centered. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  minBlockSize: '100%',
});
export const piece = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  direction: 'ltr',
});
export const sheet = style({ position: 'relative', flexShrink: 0 });
export const paper = style({
  position: 'absolute',
  overflow: 'hidden',
  background: '#fff',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.overlay}`,
});
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  transformOrigin: '0 0',
});
export const name = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 6px)',
  insetInlineStart: 0,
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
  whiteSpace: 'nowrap',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: ui.space['2'],
  minBlockSize: '3rem',
  paddingInline: ui.space['3'],
  paddingBlock: ui.space['1'],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
});
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['1'],
  marginInlineStart: 'auto',
});
export const percent = style({ minInlineSize: '5rem', fontVariantNumeric: 'tabular-nums' });
