import { globalStyle, style } from '@vanilla-extract/css';

const size = { width: '13.333in', height: '7.5in' };

/** As wide as the slides, without margins: the sheet is the slide. */
globalStyle('@page slide', { size: `${size.width} ${size.height}`, margin: 0 } as object);

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      page: 'slide',
      display: 'grid',
      inlineSize: size.width,
      blockSize: size.height,
      overflow: 'hidden',
      breakInside: 'avoid',
      printColorAdjust: 'exact',
    },
  },
});
