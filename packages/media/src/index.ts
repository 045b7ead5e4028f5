export { hostedPicture, hostedThumbnail } from './hosted.ts';
export { type Picture, type PictureFile, pictureNamed, pictures, type Side } from './pictures.ts';
