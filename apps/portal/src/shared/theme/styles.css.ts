import { globalStyle } from '@vanilla-extract/css';

/** Headings and `main` get the focus after a navigation, so that reading starts there; they aren't controls. */
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });

/**
 * The message on a page that can't start, or has no scripts. Browsers hide `noscript` themselves, regardless of these
 * styles.
 */
globalStyle('#not-started, noscript', {
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: '15vh 1.5rem',
});
globalStyle('noscript, #not-started span, noscript span', { display: 'block' });
globalStyle('#not-started span, noscript span', { marginBlockStart: '1em' });
