import { previewOf } from '../../workbench/previewOf.tsx';
import { brochure } from './brochure.ts';

/** A brochure's outside, as overviews show the designer. */
export const BrochurePreview = previewOf(brochure, { theme: 'blue' });
