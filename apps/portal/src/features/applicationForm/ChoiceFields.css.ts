import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const select = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minBlockSize: ui.size.control,
  paddingInline: ui.space[2],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.raised,
  color: ui.color.text.main,
  ':hover': { borderColor: ui.color.text.muted },
  ':focus-visible': { ...focusRing, outlineOffset: '-1px' },
});

export const legend = style({
  padding: 0,
  marginBlockEnd: ui.space[2],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[2],
  minBlockSize: ui.size.control,
});
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: ui.space[2],
  minBlockSize: ui.size.control,
  minInlineSize: '5.5rem',
  paddingInline: ui.space[3],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  background: ui.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.color.text.muted },
    '&:has(:focus-visible)': focusRing,
  },
});
export const radio = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  accentColor: ui.color.action.primary,
  ':focus-visible': { outline: 'none' },
});
export const clear = style({
  minBlockSize: ui.size.control,
  paddingInline: ui.space[2],
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  color: ui.color.text.link,
  fontSize: ui.text.size.sm,
  textDecoration: 'underline',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
