import type { ExportedFile } from './types.ts';

/** An iPhone asks first whether to download, and reads the file after the answer. */
const KEEP_URL_MS = 10 * 60_000;
/** Chromium drops downloads that start in the same instant, and WebKit the one that it hasn't begun when the next one starts. */
const BETWEEN_FILES_MS = 1_000;

/** Offers files as downloads, one after the other. */
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
  // Counted from the moment that this one started, however late that was.
  if (others.length > 0) setTimeout(() => saveFiles(others), BETWEEN_FILES_MS);
}
