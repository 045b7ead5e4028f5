import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The narrowest phones, and a page at 400% zoom on a laptop. */
const narrow = '(max-width: 359.98px)';
const onPhone = (rules: object, narrowRules: object = {}) => ({
  '@media': { [mediaQueries.mobile]: rules, [narrow]: narrowRules },
});

export const frame = style({
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: ui.text.size.sm,
  fontVariantNumeric: 'tabular-nums',
  ...onPhone({ fontSize: '0.8125rem' }, { fontSize: ui.text.size.xs }),
});
export const caption = style({
  padding: ui.space[4],
  textAlign: 'start',
  fontSize: ui.text.size.md,
  fontWeight: ui.font.semibold,
});
export const row = style({ borderBlockStart: `1px solid ${ui.color.line.subtle}` });
/** Below the last playoff position. */
export const cut = style([row, { borderBlockStart: `2px solid ${ui.color.accent.cyan}` }]);

const cell = style({
  padding: `${ui.space[3]} ${ui.space[4]}`,
  textAlign: 'end',
  ...onPhone(
    {
      paddingInline: ui.space[1],
      selectors: {
        '&:first-child': { paddingInlineStart: ui.space[3] },
        '&:last-child': { paddingInlineEnd: ui.space[3] },
      },
    },
    {
      paddingInline: '2px',
      selectors: {
        '&:first-child': { paddingInlineStart: ui.space[1] },
        '&:last-child': { paddingInlineEnd: ui.space[1] },
      },
    },
  ),
});
export const number = cell;
export const text = style([
  cell,
  { textAlign: 'start', lineHeight: ui.text.line.tight, fontWeight: 'inherit' },
]);
const head = {
  background: ui.color.surface.sunken,
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
} as const;
export const numberHead = style([number, head]);
export const textHead = style([cell, { ...head, textAlign: 'start' }]);

/** On a phone the headers are letters, as in most standings tables. Their accessible names remain the whole words. */
export const fullName = style(onPhone({ display: 'none' }));
export const abbreviation = style({ '@media': { [mediaQueries.desktop]: { display: 'none' } } });

export const rank = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
});
/** A playoff position: marked by its background, and by weight for anyone who can't see it. */
export const playoffRank = style([
  rank,
  { borderRadius: ui.radius.full, background: ui.color.action.selected, fontWeight: ui.font.bold },
]);
export const playoffTeam = style({ fontWeight: ui.font.bold });
