import { previewOf } from '../../workbench/previewOf.tsx';
import { flyer } from './flyer.ts';

/** The flyer as overviews show it. */
export const FlyerPreview = previewOf(flyer, flyer.examples.event);
