import { previewOf } from '../../workbench/previewOf.tsx';
import { businessCard } from '../businessCard/businessCard.ts';

/** A business card, as overviews show the new-hire tools. */
export const NewHirePreview = previewOf(businessCard);
