import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import * as page from './JobApplicationPage.css.ts';

export const intro = style([page.intro, { justifyItems: 'start' }]);
export const { title, lead, card, heading: subheading } = page;
export const tick = style({ inlineSize: '2.5rem', blockSize: '2.5rem', color: ui.color.status.successText });
export const sentIcon = style({
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  color: ui.color.status.successText,
});

export const sentTitle = style({ fontWeight: ui.font.semibold });

export const reference = style({
  padding: ui.space[4],
  borderInlineStart: `4px solid ${ui.color.accent.cyan}`,
  background: ui.color.surface.sunken,
});
export const referenceLabel = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const referenceValue = style({
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.bold,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
});
export const referenceNote = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  gap: ui.space[4],
  paddingBlock: ui.space[3],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space[3],
  '@media': { print: { display: 'none' } },
});
