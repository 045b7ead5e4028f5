import { previewOf } from '../../editor/preview/previewOf.tsx';
import { businessCard } from '../businessCard/businessCard.ts';

/** A business card, which represents the new-hire tools in overviews. */
export const NewHirePreview = previewOf(businessCard);
