/** Has the browser save what is at an address. The page stays where it is. */
export function startDownload(href: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.click();
}

/** An iPhone asks first whether to download, and reads the file after the answer. */
const keepAddressFor = 10 * 60_000;

/** Offers a file made in this page as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  startDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), keepAddressFor);
}

/** Offers a text as a file. */
export const saveText = (text: string, type: string, name: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
