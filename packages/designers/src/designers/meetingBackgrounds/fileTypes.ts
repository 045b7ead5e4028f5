import type { Platform } from './backgrounds.ts';
import { inMegabytes } from './useBackgroundDownload.ts';

/** The file types of a platform that doesn't accept every picture as a PNG; undefined if there's nothing to choose. */
export const fileTypes = ({ label, fileType, largestFile }: Platform) =>
  fileType === 'jpeg' && largestFile
    ? [
        {
          value: 'jpeg',
          label: 'JPEG',
          hint: `Made to fit the ${inMegabytes(largestFile)} that ${label} takes.`,
        },
        { value: 'png', label: 'PNG', hint: 'Keeps every pixel. Photos are often too large.' },
      ]
    : undefined;
