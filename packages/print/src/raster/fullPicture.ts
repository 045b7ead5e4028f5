/** Returns the picture for files when the page shows a smaller copy. */
export function fullPicture(shown: HTMLImageElement): HTMLImageElement {
  const { picture } = shown.dataset;
  if (!picture || picture === shown.getAttribute('src')) return shown;
  const full = new Image();
  full.alt = shown.alt;
  full.src = picture;
  return full;
}
