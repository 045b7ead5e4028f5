import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus.ts';
import { ui } from '../theme/vars.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space['1'],
  minInlineSize: 0,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: ui.space['2'],
});
export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.medium });
export const requiredMark = style({ color: ui.color.status.dangerText, marginInlineStart: '0.2em' });
export const counter = style({
  fontSize: ui.text.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: ui.color.text.muted,
  selectors: { '&[data-over]': { color: ui.color.status.dangerText, fontWeight: ui.font.semibold } },
});
export const hint = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
export const error = style({
  display: 'flex',
  gap: ui.space['1'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  color: ui.color.status.dangerText,
});

/** A select's chevron, for fields with a list of suggestions. The browser's own is a black triangle in both themes. */
const chevron = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"/></svg>',
)}")`;

/** The box of every text control. */
export const control = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: ui.size.control,
  paddingInline: ui.space['3'],
  paddingBlock: ui.space['2'],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.raised,
  color: ui.color.text.main,
  fontSize: ui.text.size.md,
  lineHeight: ui.text.line.tight,
  selectors: {
    '&::placeholder': { color: ui.color.text.muted, opacity: 1 },
    '&:hover:not(:disabled):not([aria-disabled="true"])': { borderColor: ui.color.text.muted },
    '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    // With the focus on its own button, a date field only matches :focus-within in Chromium.
    '&[type="date"]:focus-within, &[type="time"]:focus-within': { ...focusRing, outlineOffset: '-1px' },
    '&[list]::-webkit-calendar-picker-indicator': {
      appearance: 'none',
      inlineSize: ui.space['4'],
      blockSize: ui.space['4'],
      background: ui.color.text.main,
      mask: `${chevron} center / contain no-repeat`,
    },
    // A search field has our own clear button, with a name.
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[aria-invalid="true"]': { borderColor: ui.color.status.danger },
    '&[readonly]': { borderColor: ui.color.line.subtle, background: ui.color.surface.sunken },
    '&:disabled, &[aria-disabled="true"]': {
      background: ui.color.surface.sunken,
      color: ui.color.text.muted,
      cursor: 'not-allowed',
    },
  },
});
/** An empty date or time shows the current one in WebKit, as if the user had chosen it: this hides it unless the user is typing. */
globalStyle(
  `${control}:is([type="date"], [type="time"])[value=""]:not(:focus-within)::-webkit-datetime-edit`,
  { '@supports': { '(hanging-punctuation: first)': { opacity: 0 } } },
);
export const textArea = style([
  control,
  {
    resize: 'vertical',
    lineHeight: ui.text.line.body,
    minBlockSize: '4.5rem',
    // Grows with its text if the browser supports it; otherwise `rows` applies.
    fieldSizing: 'content',
  },
]);
export const withEnds = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const end = style({ position: 'absolute', insetInlineEnd: ui.space['1'], display: 'flex' });
export const start = style({
  position: 'absolute',
  insetInlineStart: ui.space['3'],
  display: 'flex',
  color: ui.color.text.muted,
  pointerEvents: 'none',
});
export const roomAtEnd = style({ paddingInlineEnd: ui.space['12'] });
export const roomAtStart = style({ paddingInlineStart: ui.space['10'] });
