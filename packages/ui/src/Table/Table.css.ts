import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mediaQueries } from '../theme/mediaQueries.ts';
import { ui } from '../theme/vars.css.ts';

export const frame = style({
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: ui.text.size.sm });
export const caption = style({
  textAlign: 'start',
  padding: ui.space['4'],
  fontSize: ui.text.size.md,
  fontWeight: ui.font.semibold,
});
export const head = style({
  background: ui.color.surface.sunken,
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.semibold,
  '@media': {
    [mediaQueries.mobile]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
    },
  },
});
export const cell = style({
  padding: `${ui.space['3']} ${ui.space['4']}`,
  fontVariantNumeric: 'tabular-nums',
});
export const align = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });
export const row = style({ borderBlockStart: `1px solid ${ui.color.line.subtle}` });

/** Turns each row into a small list of headers and values on a phone. */
globalStyle(`${row}`, {
  '@media': { [mediaQueries.mobile]: { display: 'block', paddingBlock: ui.space['2'] } },
});
globalStyle(`${row} > ${cell}`, {
  '@media': {
    [mediaQueries.mobile]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: ui.space['4'],
      paddingBlock: ui.space['1'],
      textAlign: 'end',
    },
  },
});
globalStyle(`${row} > ${cell}::before`, {
  '@media': {
    [mediaQueries.mobile]: {
      content: 'attr(data-header)',
      color: ui.color.text.muted,
      fontWeight: ui.font.medium,
      textAlign: 'start',
    },
  },
});
export const empty = style({ padding: ui.space['6'], textAlign: 'center', color: ui.color.text.muted });
