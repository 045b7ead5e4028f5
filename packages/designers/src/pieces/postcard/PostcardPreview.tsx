import { previewOf } from '../../workbench/previewOf.tsx';
import { postcard } from './postcard.ts';

/** A postcard's front, as overviews show the designer. */
export const PostcardPreview = previewOf(postcard, { theme: 'image' });
