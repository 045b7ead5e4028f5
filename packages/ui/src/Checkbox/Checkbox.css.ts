import { style } from '@vanilla-extract/css';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { ui } from '../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: ui.space['2'],
  alignItems: 'start',
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.1rem',
  padding: 0,
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: 5,
  background: ui.color.surface.raised,
  color: ui.color.text.onAction,
  cursor: 'pointer',
  '@media': {
    [mediaQueries.mobile]: { inlineSize: '1.5rem', blockSize: '1.5rem', marginBlockStart: '0.625rem' },
  },
  selectors: {
    '&[data-state="checked"]': { background: ui.color.action.primary, borderColor: ui.color.action.primary },
    '&[aria-invalid="true"]': { borderColor: ui.color.status.danger },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  },
});
/** Large enough for a thumb on a phone. */
export const label = style({
  fontSize: ui.text.size.sm,
  cursor: 'pointer',
  '@media': { [mediaQueries.mobile]: { paddingBlock: '0.75rem' } },
});
export const below = style({ gridColumn: 2 });
