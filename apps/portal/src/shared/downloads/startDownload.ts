/** Downloads the file at an address. The page stays where it is. */
export function startDownload(href: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.click();
}

/**
 * Milliseconds that a file's address is kept. An iPhone first asks whether to download, and reads the file only then.
 */
const keepAddressFor = 10 * 60_000;

/** Downloads a file created on this page. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), keepAddressFor);
}

/** Downloads a text as a file. */
export const saveText = (text: string, type: string, name: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
