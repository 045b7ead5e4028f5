import { businessCard } from '../businessCard/businessCard.ts';
import { previewOf } from '../workbench/previewOf.tsx';

/** A business card, as overviews show the new-hire tools. */
export const NewHirePreview = previewOf(businessCard);
