import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const watch = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space[1] });

export const elapsed = style({
  minInlineSize: '4.5ch',
  fontSize: '2.5rem',
  fontWeight: ui.font.semibold,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const clock = style({
  fontSize: '1.5rem',
  fontWeight: ui.font.medium,
  fontVariantNumeric: 'tabular-nums',
});
