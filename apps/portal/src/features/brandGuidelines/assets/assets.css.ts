import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { display: 'grid', justifyItems: 'start', gap: ui.space[2] } },
});
export const answer = style({
  minBlockSize: '1.5rem',
  color: ui.color.status.successText,
  selectors: { '&[data-failed]': { color: ui.color.status.dangerText } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${ui.space[6]} ${ui.space[4]}`,
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: ui.space[3] },
  },
});

export const figure = style({ display: 'grid', gap: ui.space[2], alignContent: 'start', minInlineSize: 0 });
export const tile = style({ aspectRatio: '3 / 2' });
export const wide = style({ inlineSize: '72%', blockSize: 'auto' });
export const high = style({ blockSize: '58%', inlineSize: 'auto' });
export const name = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${ui.space[1]} ${ui.space[3]}`,
});
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: ui.space[1],
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.medium,
});
export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  paddingInline: '0.375rem',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.control,
  color: ui.color.text.link,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.medium,
  textDecoration: 'none',
  ':hover': { background: ui.color.action.quietHover, borderColor: ui.color.line.strong },
});
export const versionName = style({ marginBlockStart: ui.space[4] });
