export { hostedPicture, hostedThumbnail } from './hosted.ts';
export {
  type Ground,
  grounds,
  type Illustration,
  type IllustrationFile,
  illustrationNamed,
  illustrations,
} from './illustrations.ts';
export { type Picture, type PictureFile, pictureNamed, pictures, type Side } from './pictures.ts';
