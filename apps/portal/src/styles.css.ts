import { globalStyle } from '@vanilla-extract/css';

/** Headings and `main` take the focus after a navigation, to be read from there; they are no controls. */
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });

/** What a page says that cannot start, or has no scripts. Browsers hide `noscript` themselves, whatever is said of it here. */
globalStyle('#not-started, noscript', {
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: '15vh 1.5rem',
});
globalStyle('noscript, #not-started span, noscript span', { display: 'block' });
globalStyle('#not-started span, noscript span', { marginBlockStart: '1em' });
