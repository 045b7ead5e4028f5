import { globalStyle } from '@vanilla-extract/css';

/** Headings and `main` take the focus after a navigation, to be read from there; they are no controls. */
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });
