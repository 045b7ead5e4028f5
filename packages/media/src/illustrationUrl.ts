import { type Ground, grounds, type IllustrationFile, illustrationTopics } from './illustrationTopics.ts';

/**
 * An illustration colored for a ground, for `img` and CSS: the address of a file that has all of them, with the name of this one. Throws on
 * a name or ground that doesn't exist.
 */
export function illustrationUrl(file: IllustrationFile, ground: Ground): string {
  if (!(file in illustrationTopics && grounds.includes(ground)))
    throw new Error(`There is no illustration ${file} on ${ground}.`);
  return `${new URL(`../assets/illustrations/${ground}.svg`, import.meta.url).href}#${file}`;
}
