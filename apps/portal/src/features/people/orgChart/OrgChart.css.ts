import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { createVar, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[5] });
export const count = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

/** A row's depth, set on each row. */
export const levelProperty = '--org-chart-level';
const step = createVar();
export const tree = style({
  vars: { [step]: '1.75rem' },
  '@media': { [mediaQueries.mobile]: { vars: { [step]: '0.875rem' } } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[3],
  marginInlineStart: `calc((var(${levelProperty}) - 1) * ${step})`,
  padding: `${ui.space[2]} ${ui.space[3]}`,
  borderInlineStart: `2px solid ${ui.color.line.subtle}`,
  // A large company has rows far below the viewport.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3.5rem',
  selectors: {
    '&:hover': { background: ui.color.surface.sunken },
    '&[aria-level="1"]': { borderInlineStartColor: ui.color.action.primary },
  },
  ':focus-visible': focusRing,
});
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  color: ui.color.text.muted,
  cursor: 'pointer',
  ':hover': { background: ui.color.surface.raised, color: ui.color.text.main },
  '@media': { print: { display: 'none' } },
});
export const leaf = style({ flexShrink: 0, inlineSize: '1.75rem', '@media': { print: { display: 'none' } } });
export const turned = style({ transform: 'rotate(90deg)' });
export const words = style({ display: 'grid', flex: '1 1 6rem', minInlineSize: 0 });
export const name = style({
  justifySelf: 'start',
  minBlockSize: '1.5rem',
  color: ui.color.text.main,
  fontWeight: ui.font.semibold,
  overflowWrap: 'anywhere',
});
export const minor = style({
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  overflowWrap: 'anywhere',
});
export const number = style({
  marginInlineStart: 'auto',
  flexShrink: 0,
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[3],
  '@media': { print: { display: 'none' } },
});
