import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const document = style({
  inlineSize: '100%',
  maxInlineSize: '46rem',
  margin: '0 auto',
  padding: `clamp(2rem, 6vw, 5rem) ${ui.space[4]} ${ui.space[12]}`,
});

const capitals = {
  fontWeight: ui.font.heading,
  lineHeight: 1.1,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
  outline: 'none',
} as const;

export const head = style({ display: 'grid', gap: ui.space[3] });

export const title = style([capitals, { fontSize: 'clamp(2.25rem, 7vw, 3.5rem)' }]);

export const lead = style({ color: ui.color.text.muted, fontSize: ui.text.size.lg });

export const section = style({
  display: 'grid',
  gap: ui.space[5],
  marginBlockStart: ui.space[12],
  paddingBlockStart: ui.space[6],
  borderBlockStart: `4px solid ${ui.color.accent.cyan}`,
});

export const heading = style([
  capitals,
  { fontSize: 'clamp(1.5rem, 4vw, 2rem)', scrollMarginBlockStart: ui.space[6] },
]);

export const points = style({ display: 'grid', gap: ui.space[3], paddingInlineStart: ui.space[5] });
export const steps = style([points, { listStyle: 'decimal' }]);

export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(7rem, 32%, 12rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: ui.space[4],
  // Hangs where other lists have their markers.
  marginInlineStart: '-1.25rem',
});

export const picture = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: ui.radius.control });

export const name = style({ fontSize: ui.text.size.md, fontWeight: ui.font.bold });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: ui.space[4],
  listStyle: 'none',
});

export const value = style({
  display: 'block',
  fontSize: ui.text.size.xxl,
  fontWeight: ui.font.heading,
  lineHeight: ui.text.line.tight,
});

export const contacts = style({ display: 'grid', gap: ui.space[2] });

export const contact = style({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)' });
