import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** A button that looks like the search field it opens. */
export const button = style({
  justifyContent: 'flex-start',
  inlineSize: 'min(20rem, 40vw)',
  marginInlineEnd: 'auto',
  marginInlineStart: ui.space[3],
  color: ui.color.text.muted,
  fontWeight: 400,
  '@media': { [mediaQueries.mobile]: { inlineSize: 'auto', flex: 1, marginInlineEnd: ui.space[3] } },
});
export const words = style({ flex: 1, textAlign: 'start' });
export const keys = style({
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
  '@media': { [mediaQueries.mobile]: { display: 'none' } },
});
