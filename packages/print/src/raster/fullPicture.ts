/** Returns the picture for files when the page shows a smaller copy. */
export function fullPicture(image: HTMLImageElement): HTMLImageElement {
  const { picture } = image.dataset;
  if (!picture || picture === image.getAttribute('src')) return image;
  const fullImage = new Image();
  fullImage.alt = image.alt;
  fullImage.src = picture;
  return fullImage;
}
