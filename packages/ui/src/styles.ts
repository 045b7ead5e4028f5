// Everything in the built `styles.css`: the theme, then every component.
import './theme/styles.css.ts';
import './Toast/Toasts.css.ts';

export * from './index.ts';
