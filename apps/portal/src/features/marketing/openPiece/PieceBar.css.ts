import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Its parts are in the same row as the drafts menu, and wrap with it. */
export const bar = style({ display: 'contents' });
/** Wide enough for every specified text, so that nothing next to it moves when the text changes. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[2],
  minInlineSize: '12.5rem',
  paddingInline: ui.space[2],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  lineHeight: ui.text.line.tight,
  // On its own line; in a studio's single row, there is only room for the icon.
  '@media': { [mediaQueries.mobile]: { minBlockSize: ui.size.controlSmall } },
  selectors: {
    '[role="dialog"] &': {
      '@media': {
        '(max-width: 1199.98px)': {
          minInlineSize: 0,
          inlineSize: '2rem',
          overflow: 'hidden',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
export const stateIcon = style({ flexShrink: 0 });
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[2],
  flexBasis: '100%',
  maxInlineSize: '44rem',
  color: ui.color.status.dangerText,
  fontSize: ui.text.size.sm,
});
export const saveProblemText = style({
  display: 'flex',
  gap: ui.space[2],
  flex: '1 1 16rem',
  minInlineSize: 0,
});
export const overwritten = style({
  maxInlineSize: '100%',
  color: ui.color.status.warningText,
  background: ui.color.status.warningSurface,
  ':hover': { background: ui.color.status.warningSurface, textDecoration: 'underline' },
});
export const cut = style({
  overflow: 'hidden',
  maxInlineSize: '22rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [mediaQueries.mobile]: { maxInlineSize: '14rem' } },
});
export const openElsewhere = style({ display: 'flex', paddingInline: ui.space[1] });
export const avatar = style({
  selectors: {
    '& + &': { marginInlineStart: `calc(-1 * ${ui.space[2]})` },
  },
  borderRadius: ui.radius.full,
  boxShadow: `0 0 0 2px ${ui.color.surface.page}`,
});
export const viewOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[2],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
