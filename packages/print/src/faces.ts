export { giveFaces } from './faces/giveFaces.ts';
export { facesOf } from './raster/fontFaces.ts';
