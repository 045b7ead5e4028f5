import { palette } from '@daybreak/brand';
import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${ui.space[6]} ${ui.space[4]}`,
  listStyle: 'none',
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: ui.space[3] },
  },
});

export const plate = style({ aspectRatio: '4 / 3' });

export const rule = style({
  display: 'flex',
  gap: ui.space[2],
  marginBlockStart: ui.space[3],
  fontSize: ui.text.size.sm,
  lineHeight: ui.text.line.tight,
});
export const cross = style({ flex: 'none', color: ui.color.status.danger });

const image = style({ inlineSize: '74%', blockSize: 'auto' });
export const plainImage = image;
export const stretch = style([image, { transform: 'scale(0.82, 2.1)' }]);
export const rotate = style([image, { transform: 'rotate(-16deg)' }]);
export const recolor = style([image, { filter: 'hue-rotate(115deg) saturate(1.5)' }]);
export const shadow = style([image, { filter: `drop-shadow(5px 6px 3px ${palette.gray.hex})` }]);
export const drawing = style({ inlineSize: '82%', blockSize: '82%' });
