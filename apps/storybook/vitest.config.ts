import { storiesProject } from './storiesProject.ts';

/** Every story renders, its play function passes, and axe finds nothing. */
export default storiesProject('stories');
