import type { ExportedFile } from '../types.ts';

/** Lifetime of a URL. An iPhone asks first whether to download, and reads the file only after the response. */
const urlLifetimeMs = 10 * 60_000;
/**
 * Pause between downloads. Chromium drops simultaneous ones; WebKit drops one that hasn't begun when the next starts.
 */
const pauseBetweenFilesMs = 1_000;

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
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
  // Counted from the actual start of this download.
  if (others.length > 0) setTimeout(() => saveFiles(others), pauseBetweenFilesMs);
}
