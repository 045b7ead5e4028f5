// The theme without any component: custom properties, reset, focus and motion. Built into `styles.css`.
import './vars.css.ts';
import './reset.css.ts';
import './print.css.ts';
