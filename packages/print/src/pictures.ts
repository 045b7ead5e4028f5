export { isDamaged } from './photograph/isDamaged.ts';
export { isHeic, kindOfFile, pictureKind } from './photograph/pictureKind.ts';
export { withJpegColorSpace, withPngColorSpace } from './raster/colorSpace.ts';
export { jpegWithin } from './raster/fileLimit.ts';
export { base64Url, decoded, encoded } from './raster/pictures.ts';
export { exportPictures } from './raster/raster.ts';
