import { ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

const roomForTable = '(min-width: 900px)';

export const matrix = style({
  display: 'none',
  tableLayout: 'fixed',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: ui.space[1],
  '@media': { [roomForTable]: { display: 'table' } },
});
export const picker = style({
  display: 'grid',
  gap: ui.space[4],
  '@media': { [roomForTable]: { display: 'none' } },
});

export const corner = style({ inlineSize: '7.5rem' });
export const head = style({
  padding: `1.05rem ${ui.space[2]} 0 0`,
  verticalAlign: 'top',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  textAlign: 'start',
  lineHeight: ui.text.line.tight,
});
export const columnHead = style([
  head,
  { padding: `0 0 ${ui.space[1]}`, textAlign: 'center', verticalAlign: 'bottom' },
]);

export const cell = style({ padding: 0, verticalAlign: 'top' });
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3.25rem',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.control,
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.bold,
  // A picture of letters. The result next to it describes the contrast in words.
  '::before': { content: 'Aa' },
});
export const finding = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${ui.space[1]} 0 ${ui.space[2]}`,
  fontSize: ui.text.size.xs,
  lineHeight: ui.text.line.tight,
});
export const ratio = style({ fontWeight: ui.font.semibold, fontVariantNumeric: 'tabular-nums' });

export const verdict = styleVariants({
  any: { color: ui.color.status.successText },
  large: { color: ui.color.status.warningText },
  none: { color: ui.color.text.muted },
});

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${ui.space[2]} ${ui.space[6]}`,
  fontSize: ui.text.size.sm,
});
export const legendTerm = style({ fontWeight: ui.font.semibold });
export const legendText = style({ color: ui.color.text.muted });

export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: ui.space[2],
  marginBlockStart: ui.space[2],
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  gap: ui.space[1],
  fontSize: ui.text.size.xs,
  lineHeight: ui.text.line.tight,
  textAlign: 'center',
  cursor: 'pointer',
});
export const radio = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '3rem',
  margin: 0,
  border: `1px solid ${ui.color.line.strong}`,
  borderRadius: ui.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:checked': { boxShadow: `0 0 0 2px ${ui.color.surface.page}, 0 0 0 4px ${ui.color.text.main}` },
    '&:focus-visible': { outlineOffset: '5px' },
  },
});

export const rows = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
export const pairRow = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 2.5rem 4.75rem',
  alignItems: 'center',
  gap: ui.space[2],
  fontSize: ui.text.size.sm,
});
