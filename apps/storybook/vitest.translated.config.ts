import { storiesProject } from './storiesProject.ts';

/** Every story renders, and its play function passes, while the browser translates the page. */
export default storiesProject('translated', { VITE_TRANSLATED: 'yes' });
