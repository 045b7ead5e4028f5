import { storiesProject } from './storiesProject.ts';

/**
 * Every story renders, and its play function passes, while the browser translates the page. Stories that check another check change
 * the page's words or read its colors themselves.
 */
export default storiesProject('translated', { VITE_TRANSLATED: 'yes' }, ['checks']);
