import { focusRing, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** Around the artboards: marks the text that can be edited. Lines are equally wide at any zoom. */
export const words = style({});
const text = `${words} [data-fit][contenteditable]`;
globalStyle(text, {
  cursor: 'text',
  // Overrides what browsers apply to editable words, which would set the text differently.
  lineBreak: 'auto',
  WebkitLineBreak: 'auto',
  outlineOffset: 'calc(4px / var(--zoom, 1))',
} as Parameters<typeof globalStyle>[1]);
/** Words that lead to their field in the form. */
globalStyle(`${words} [data-leads]`, {
  cursor: 'pointer',
  outline: `calc(1.5px / var(--zoom, 1)) dashed ${ui.color.line.focus}`,
  outlineOffset: 'calc(4px / var(--zoom, 1))',
});
globalStyle(`${text}:hover`, { outline: `calc(1.5px / var(--zoom, 1)) dashed ${ui.color.line.focus}` });
globalStyle(`${text}:focus`, { outline: `calc(2px / var(--zoom, 1)) solid ${ui.color.line.focus}` });

/** Over a picture. Until it's selected, the pointer goes through to the elements below. */
export const slot = style({
  position: 'absolute',
  boxSizing: 'border-box',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&:focus': {
      ...focusRing,
      outlineOffset: '-2px',
      pointerEvents: 'auto',
      cursor: 'move',
      touchAction: 'none',
      backgroundImage: `linear-gradient(to right, transparent calc(100% / 3), rgb(255 255 255 / 0.6) calc(100% / 3) calc(100% / 3 + 1px), transparent calc(100% / 3 + 1px) calc(200% / 3), rgb(255 255 255 / 0.6) calc(200% / 3) calc(200% / 3 + 1px), transparent calc(200% / 3 + 1px)), linear-gradient(to bottom, transparent calc(100% / 3), rgb(255 255 255 / 0.6) calc(100% / 3) calc(100% / 3 + 1px), transparent calc(100% / 3 + 1px) calc(200% / 3), rgb(255 255 255 / 0.6) calc(200% / 3) calc(200% / 3 + 1px), transparent calc(200% / 3 + 1px))`,
    },
  },
});
/** A note about what's being edited, at the bottom of the canvas. */
export const note = style({
  position: 'absolute',
  insetBlockEnd: ui.space['3'],
  insetInline: ui.space['3'],
  zIndex: 2,
  justifySelf: 'center',
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 2rem)',
  display: 'flex',
  alignItems: 'center',
  columnGap: ui.space['3'],
  paddingInline: ui.space['3'],
  paddingBlock: ui.space['1'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.overlay,
  boxShadow: ui.shadow.overlay,
  fontSize: ui.text.size.sm,
  pointerEvents: 'none',
});
/** The hint that the piece can be edited, until the first edit. */
export const hint = style([
  note,
  { marginBlock: 0, selectors: { '&:has(+ * > :not(:empty))': { display: 'none' } } },
]);
export const status = style({ display: 'flex', flexWrap: 'wrap', columnGap: ui.space['3'] });
export const noteSwitch = style({ pointerEvents: 'auto', flexShrink: 0, maxInlineSize: '18rem' });
export const noteName = style({ fontWeight: ui.font.semibold });
export const noteMuted = style({ color: ui.color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const noteError = style({ color: ui.color.status.dangerText });
