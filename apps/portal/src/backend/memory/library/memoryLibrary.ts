import type { Library } from '../../interfaces/Library.ts';
import type { Answer } from '../operation.ts';
import { care } from './care.ts';
import { sharing } from './sharing.ts';
import type { ShelfAccess } from './shelf.ts';
import { templates } from './templates.ts';
import { versions } from './versions.ts';
import { writing } from './writing.ts';

/** The whole library in memory, with the same content the database would have: for stories and fast tests. */
export function memoryLibrary(desk: ShelfAccess, answer: Answer<'library'>): Library {
  const methods = {
    ...writing(desk),
    ...care(desk),
    ...versions(desk),
    ...sharing(desk),
    ...templates(desk),
  };
  const answering = Object.entries(methods).map(([name, method]) => [
    name,
    (...given: never[]) =>
      answer(`library.${name as keyof Library}`, () => (method as (...given: never[]) => unknown)(...given)),
  ]);
  return Object.fromEntries(answering) as Library;
}
