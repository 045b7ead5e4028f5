// Everything a page needs to look like the brand: custom properties and fonts. Built to `styles.css`.
import './vars.css.ts';
import './fonts.css.ts';
