import { finds } from '@daybreak/ui/search';
import type { LibraryPicture } from './library.ts';

/** The library pictures that match a search: by title, topics, description and credit. */
export const searchPictures = (query: string, pictures: readonly LibraryPicture[]): LibraryPicture[] =>
  pictures.filter(({ title, topics, shows, credit }) => finds(query, [title, ...topics, shows, credit]));
