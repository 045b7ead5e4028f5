import { finds } from '@daybreak/ui/search';
import type { LibraryPicture } from './library.ts';

/** The pictures of the library that a search finds: by title, topics, what is to be seen, and credit. */
export const searchPictures = (query: string, pictures: readonly LibraryPicture[]): LibraryPicture[] =>
  pictures.filter(({ title, topics, shows, credit }) => finds(query, [title, ...topics, shows, credit]));
