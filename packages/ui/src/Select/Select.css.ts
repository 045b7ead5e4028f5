import { style } from '@vanilla-extract/css';
import { control } from '../FormField/FormField.css.ts';
import { ui } from '../theme/vars.css.ts';

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: ui.space['2'],
    textAlign: 'start',
    cursor: 'pointer',
  },
]);
export const content = style({
  zIndex: 50,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'min(24rem, var(--radix-select-content-available-height))',
  padding: ui.space['1'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.overlay,
  boxShadow: ui.shadow.overlay,
  overflow: 'auto',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  alignItems: 'center',
  gap: ui.space['1'],
  minBlockSize: ui.size.controlSmall,
  paddingInline: ui.space['2'],
  paddingBlock: ui.space['1'],
  borderRadius: 6,
  fontSize: ui.text.size.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: ui.color.action.quietHover },
    '&[data-state="checked"]': { fontWeight: ui.font.semibold },
  },
});
export const words = style({ gridColumn: 2, display: 'flex', flexDirection: 'column' });
export const description = style({
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.body,
  color: ui.color.text.muted,
});
export const placeholder = style({ color: ui.color.text.muted });
