import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focus.ts';
import { ui } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  fontFamily: ui.font.family,
  fontSize: ui.text.size.md,
  lineHeight: ui.text.line.body,
  color: ui.color.text.main,
  background: ui.color.surface.page,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle(':focus-visible', focusRing);
globalStyle('::selection', { background: ui.color.accent.cyan, color: '#04202f' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Even a tiny duration would show the first moment, in which elements that fade in are invisible.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      // Even a short duration would start every style change from its old value.
      transitionProperty: 'none !important',
    },
  },
});
