export { hostedPicture, hostedThumbnail } from './hosted.ts';
export { type Illustration, illustrationNamed, illustrations } from './illustrations.ts';
export {
  type Ground,
  grounds,
  type IllustrationFile,
  illustrationFiles,
  illustrationName,
  illustrationTopics,
} from './illustrationTopics.ts';
export { type Picture, type PictureFile, pictureNamed, pictures, type Side } from './pictures.ts';
