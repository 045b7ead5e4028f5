import { storiesProject } from './storiesProject.ts';

/**
 * Every story renders, and its play function passes, while the browser translates the page. Excluded: stories that test another check,
 * change the page's text or read its colors themselves.
 */
export default storiesProject('translated', { VITE_TRANSLATED: 'yes' }, ['checks']);
