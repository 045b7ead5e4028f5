import { extensionOf } from './resumeFile.ts';

/** Maximum characters after the timestamp; the bucket's policy allows no more. */
const maxNameLength = 150;

/**
 * Returns a resume's name in characters that Storage accepts. A safe name stays as is; accents, slashes, and other
 * symbols are dropped, and if nothing is left the name is `resume`. Question marks are dropped even though Storage
 * accepts them, because in a URL they end the path.
 */
export function safeName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const stem = name
    .slice(0, -extension.length - 1)
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_!.*'() &$=@;:+,-]/g, '')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[. ]+/, '')
    .slice(0, maxNameLength - extension.length - 1)
    .replace(/[. ]+$/, '');
  return `${stem || 'resume'}.${extension}`;
}

/** Returns the name a resume is stored under: a timestamp in milliseconds, an underscore, and its own name. */
export function storedName(name: string, stamp: number): string {
  if (!extensionOf(name)) throw new Error('Only a checked resume is stored.');
  return `${stamp}_${safeName(name)}`;
}

/** Returns a resume's own name: its sender's name for it, otherwise the stored name without the timestamp. */
export const fileNameOf = (resume: string, name?: string) => name ?? resume.replace(/^\d{13}_/, '');
