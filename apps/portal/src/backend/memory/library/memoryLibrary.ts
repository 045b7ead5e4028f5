import type { Library } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import type { LibraryAccess } from './libraryStore.ts';
import { organizing } from './organizing.ts';
import { searching } from './searching.ts';
import { sharing } from './sharing.ts';
import { templates } from './templates.ts';
import { versions } from './versions.ts';
import { writing } from './writing.ts';

/** The whole library in memory, with the same content the database would have: for stories and fast tests. */
export const memoryLibrary = (access: LibraryAccess): Methods<Library> => ({
  ...writing(access),
  ...searching(access),
  ...organizing(access),
  ...versions(access),
  ...sharing(access),
  ...templates(access),
});
