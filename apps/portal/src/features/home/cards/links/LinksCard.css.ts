import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[1],
  margin: `calc(-1 * ${ui.space[2]})`,
  listStyle: 'none',
  '@container': {
    'home-card (min-width: 31rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
  },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  minBlockSize: '2.75rem',
  boxSizing: 'border-box',
  paddingInline: ui.space[2],
  borderRadius: ui.radius.control,
  color: ui.color.text.main,
  textDecoration: 'none',
  ':hover': { background: ui.color.action.quietHover },
  ':focus-visible': focusRing,
});
export const icon = style({ flexShrink: 0, color: ui.color.text.muted });
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const label = style([{ fontSize: ui.text.size.sm, fontWeight: ui.font.medium }, oneLine]);
export const host = style([{ fontSize: ui.text.size.xs, color: ui.color.text.muted }, oneLine]);
