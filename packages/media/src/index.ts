export { hostedPicture } from './hosted.ts';
export { type Picture, type PictureFile, pictureNamed, pictures } from './pictures.ts';
