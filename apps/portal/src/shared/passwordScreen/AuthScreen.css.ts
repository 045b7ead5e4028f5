import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ minBlockSize: '100dvh', display: 'grid' });

/** The picture fills the window, with no room for a scrollbar, which this page rarely has. */
globalStyle(`html:has(${screen})`, { scrollbarGutter: 'auto' });

/** Next to the picture on a desktop, a sheet over its lower part on a phone. */
export const panel = style({
  position: 'relative',
  zIndex: 1,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  background: ui.color.surface.raised,
  boxShadow: ui.shadow.overlay,
  '@media': {
    [mediaQueries.desktop]: {
      inlineSize: '28rem',
      justifySelf: 'end',
      minBlockSize: '100dvh',
      padding: `${ui.space[10]} ${ui.space[10]} ${ui.space[6]}`,
    },
    [mediaQueries.mobile]: {
      marginBlockStart: '26dvh',
      padding: `${ui.space[8]} ${ui.space[6]} ${ui.space[5]}`,
      borderStartStartRadius: '20px',
      borderStartEndRadius: '20px',
    },
  },
});

export const logo = style({ display: 'block', blockSize: '36px', inlineSize: 'auto', alignSelf: 'start' });

export const content = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: ui.space[6],
  paddingBlock: ui.space[8],
  '@media': { [mediaQueries.mobile]: { alignContent: 'start', paddingBlock: ui.space[6] } },
});

export const intro = style({ display: 'grid', gap: ui.space[2] });

export const form = style({ display: 'grid', gap: ui.space[5] });

export const aside = style({ display: 'flex', justifyContent: 'center' });

export const copyright = style({
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
  textAlign: 'center',
});
