import { extensionOf } from './resumeFile.ts';

/** Characters of the name after the stamp; the bucket's policy takes no more. */
const longest = 150;

/**
 * The name of a resume in characters that Storage takes. One that is safe already stays as it is; accents, slashes
 * and other signs are dropped, and where nothing is left the name is `resume`. A question mark is left out although
 * Storage takes it, because in an address it ends the path.
 */
export function safeName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const stem = name
    .slice(0, -extension.length - 1)
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_!.*'() &$=@;:+,-]/g, '')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[. ]+/, '')
    .slice(0, longest - extension.length - 1)
    .replace(/[. ]+$/, '');
  return `${stem || 'resume'}.${extension}`;
}

/** The name that a resume is stored under: a stamp in milliseconds, an underscore, and its own name. */
export function storedName(name: string, stamp: number): string {
  if (!extensionOf(name)) throw new Error('Only a checked resume is stored.');
  return `${stamp}_${safeName(name)}`;
}
