import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const legend = style({ padding: 0, marginBlockEnd: ui.space[3], fontWeight: ui.font.semibold });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2] });

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: ui.size.control,
  paddingInline: ui.space[4],
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.full,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  cursor: 'pointer',
  '@media': { [mediaQueries.mobile]: { flex: '1 0 auto', justifyContent: 'center' } },
  selectors: {
    '&:hover': { background: ui.color.action.quietHover },
    '&:has(:checked)': {
      borderColor: ui.color.action.primary,
      background: ui.color.action.primary,
      color: ui.color.text.onAction,
    },
    '&:has(:focus-visible)': focusRing,
  },
});

export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});
