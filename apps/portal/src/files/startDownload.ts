/** Has the browser save what is at an address. The page stays where it is. */
export function startDownload(href: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.click();
}

/** Offers a text as a file. */
export function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  startDownload(url, name);
  // The browser may read the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
