import type { Platform } from './backgrounds.ts';
import { inMegabytes } from './useBackgroundDownload.ts';

/** The file types of a platform that doesn't accept every picture as a PNG; undefined if there's nothing to choose. */
export const fileTypes = ({ label, fileType, maxFileBytes }: Platform) =>
  fileType === 'jpeg' && maxFileBytes
    ? [
        {
          value: 'jpeg',
          label: 'JPEG',
          hint: `Sized to fit ${label}'s limit of ${inMegabytes(maxFileBytes)}.`,
        },
        { value: 'png', label: 'PNG', hint: 'Full quality. Photos often exceed the size limit.' },
      ]
    : undefined;
