import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const shell = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '100dvh',
  background: ui.color.surface.page,
  '@media': { print: { display: 'block' } },
});

export const column = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });

/** Scrolls away with the page, to leave the space to the work, such as a designer's preview. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In rem, because the user may have doubled the font size.
  minBlockSize: '3.5rem',
  paddingInline: ui.space[4],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  '@media': { print: { display: 'none' } },
});

export const content = style({
  flex: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${ui.size.content} + 2 * ${ui.space[8]})`,
  marginInline: 'auto',
  padding: `${ui.space[8]} ${ui.space[8]} ${ui.space[12]}`,
  outline: 'none',
  '@media': {
    [mediaQueries.mobile]: { padding: `${ui.space[5]} ${ui.space[4]} ${ui.space[10]}` },
    print: { maxInlineSize: 'none', padding: 0 },
  },
});
