import type { Library } from '../../interfaces/Library.ts';
import type { Answer } from '../operation.ts';
import type { LibraryAccess, Part } from './libraryStore.ts';
import { organizing } from './organizing.ts';
import { searching } from './searching.ts';
import { sharing } from './sharing.ts';
import { templates } from './templates.ts';
import { versions } from './versions.ts';
import { writing } from './writing.ts';

/** The whole library in memory, with the same content the database would have: for stories and fast tests. */
export function memoryLibrary(access: LibraryAccess, answer: Answer<'library'>): Library {
  const methods: Part<keyof Library> = {
    ...writing(access),
    ...searching(access),
    ...organizing(access),
    ...versions(access),
    ...sharing(access),
    ...templates(access),
  };
  const answering = Object.entries(methods).map(([name, method]) => [
    name,
    (...parameters: never[]) =>
      answer(`library.${name as keyof Library}`, () =>
        (method as (...parameters: never[]) => unknown)(...parameters),
      ),
  ]);
  return Object.fromEntries(answering) as Library;
}
