import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** `font-size` is the number's; unit and text are relative to it. */
export const line = style({ display: 'grid', alignItems: 'center' });

export const unit = style({ fontSize: '0.38em', letterSpacing: 0 });

export const text = style({
  fontSize: 'var(--text)',
  fontWeight: ui.font.semibold,
  lineHeight: 1.2,
  textWrap: 'balance',
});
