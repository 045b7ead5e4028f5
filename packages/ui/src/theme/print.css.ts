import { globalStyle, style } from '@vanilla-extract/css';
import { ui } from './vars.css.ts';

const print = (rules: object) => ({ '@media': { print: rules } });

/** Hides content that's useless on paper: tools, buttons, navigation. */
export const screenOnly = style(print({ display: 'none !important' }));

globalStyle('@page', { margin: '15mm' });

/** Black on white, with backgrounds that save ink. */
globalStyle(':root', {
  ...print({
    vars: {
      [ui.color.text.main]: '#000000',
      [ui.color.text.muted]: '#333333',
      [ui.color.text.link]: '#000000',
      [ui.color.surface.page]: '#ffffff',
      [ui.color.surface.raised]: '#ffffff',
      [ui.color.surface.sunken]: '#ffffff',
      [ui.color.line.subtle]: '#999999',
      [ui.shadow.raised]: 'none',
    },
  }),
});
globalStyle('a[href]', print({ textDecoration: 'underline' }));
globalStyle('thead', print({ display: 'table-header-group' }));
globalStyle('tr, li, article, figure, img, svg, button, label', print({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3, h4', print({ breakAfter: 'avoid' }));
globalStyle('p', print({ orphans: 3, widows: 3 }));
