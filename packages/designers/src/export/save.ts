import type { ExportedFile } from './types.ts';

/** Browsers that download slowly still read the object URL for a while after the click. */
const KEEP_URL_MS = 60_000;
/** Chromium drops downloads that start in the same instant. */
const BETWEEN_FILES_MS = 250;

/** Offers files as downloads, one after the other. */
export function saveFiles(files: ExportedFile[]): void {
  files.forEach(({ name, blob }, index) => {
    const start = () => {
      const url = URL.createObjectURL(blob);
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = name;
      anchor.hidden = true;
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
      setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
    };
    if (index === 0) start();
    else setTimeout(start, index * BETWEEN_FILES_MS);
  });
}
