import { previewOf } from '../../workbench/previewOf.tsx';
import { poster } from './poster.ts';

/** The poster as overviews show it. */
export const PosterPreview = previewOf(poster, poster.examples.awareness);
