import { illustrations } from '@daybreak/media';
import { type LibraryPicture, library } from '../library.ts';

const described = new Map<string, Pick<LibraryPicture, 'shows' | 'topics'>>(
  illustrations.map(({ file, alt, topics }) => [`drawn-${file}`, { shows: alt, topics }]),
);

/** Adds a picture's description and all its topics, for lists. A piece that shows an illustration needs neither. */
export const describedPicture = (picture: LibraryPicture): LibraryPicture => ({
  ...picture,
  ...described.get(picture.name),
});

export const describedLibrary: readonly LibraryPicture[] = library.map(describedPicture);
