import type { ExportedFile } from '../types.ts';

/** An iPhone asks whether to download first, and reads the file only after the user answers. */
const KEEP_URL_MS = 10 * 60_000;
/** Chromium drops downloads that start in the same instant, and WebKit drops one that hasn't begun when the next one starts. */
const BETWEEN_FILES_MS = 1_000;

/** Offers files as downloads, one after another. */
export function saveFiles([file, ...others]: ExportedFile[]): void {
  if (!file) return;
  const url = URL.createObjectURL(file.blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = file.name;
  anchor.hidden = true;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
  // Counted from when this download started, however late that was.
  if (others.length > 0) setTimeout(() => saveFiles(others), BETWEEN_FILES_MS);
}
