/** A browser that downloads slowly still reads the address for a while after the click. */
const keepAddressFor = 60_000;

/** Offers a file made in this page as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), keepAddressFor);
}
