import type { Picture } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { frame } from './BrandPicture.css.ts';

interface BrandPictureProps {
  picture: Picture;
  /** The picture's width, in the syntax of the `sizes` attribute. */
  sizes: string;
  alt: string;
  className?: string;
}

const sources = ({ file, widths }: Picture, format: 'avif' | 'webp') =>
  widths.map((width) => `${pictureUrl(file, width, format)} ${width}w`).join(', ');

/** A brand picture in the size and format that this screen needs, loaded when it comes close to the viewport. */
export const BrandPicture = ({ picture, sizes, alt, className }: BrandPictureProps) => (
  <picture className={frame}>
    <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
    <img
      className={className}
      srcSet={sources(picture, 'webp')}
      sizes={sizes}
      src={pictureUrl(picture.file, 960, 'webp')}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  </picture>
);
