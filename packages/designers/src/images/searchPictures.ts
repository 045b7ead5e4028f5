import type { LibraryPicture } from './library.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of a search stands, or begins a word, in one of the texts. */
export function finds(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The pictures of the library that a search finds: by title, topics, what is to be seen, and credit. */
export const searchPictures = (query: string, pictures: readonly LibraryPicture[]): LibraryPicture[] =>
  pictures.filter(({ title, topics, shows, credit }) => finds(query, [title, ...topics, shows, credit]));
