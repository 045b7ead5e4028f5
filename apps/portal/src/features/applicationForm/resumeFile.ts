import { resume, stated } from './messages.ts';
import type { Words } from './words.ts';

export const largestResume = 10 * 1024 * 1024;

/** The types that are taken, by the last part of the name, and the bytes that such a file begins with, each as a character. */
const kinds = {
  pdf: { type: 'application/pdf', start: '%PDF-' },
  doc: { type: 'application/msword', start: '\xd0\xcf\x11\xe0' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    start: 'PK\x03\x04',
  },
} as const;

export type Extension = keyof typeof kinds;

/** The extension in lower case, or undefined when it is none of ours. A name that is only an extension has none. */
export function extensionOf(name: string): Extension | undefined {
  return /[^.\\/]\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase() as Extension | undefined;
}

/** The media type by extension: some systems give `.doc` none. Throws for a file that was not checked. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name);
  if (!extension) throw new Error(`${name} is no resume.`);
  return kinds[extension].type;
}

/** What can be wrong with what was chosen as a resume. */
export type ResumeFault = 'wrongType' | 'tooLarge' | 'empty' | 'unreadable' | 'several';

/** A fault in words. */
export const faultWords = (
  fault: ResumeFault,
  { stated: said, resume: file }: Pick<Words, 'stated' | 'resume'> = { stated, resume },
): string =>
  ({
    wrongType: said.fileOfOtherType,
    tooLarge: said.fileTooLarge,
    empty: file.empty,
    unreadable: file.unreadable,
    several: file.one,
  })[fault];

/** What is wrong with a file as a resume; undefined when nothing is. Reads its first bytes only. */
export async function faultOf(file: File): Promise<ResumeFault | undefined> {
  const extension = extensionOf(file.name);
  if (!extension) return 'wrongType';
  if (file.size > largestResume) return 'tooLarge';
  if (file.size === 0) return 'empty';
  try {
    const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    const start = String.fromCharCode(...bytes);
    return start.startsWith(kinds[extension].start) ? undefined : 'wrongType';
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return 'unreadable';
  }
}

/** `faultOf` in English words. */
export async function problemWith(file: File): Promise<string | undefined> {
  const fault = await faultOf(file);
  return fault && faultWords(fault);
}

const units = ['bytes', 'KB', 'MB'] as const;

/** `312 bytes`, `48 KB`, `1.4 MB`: for people, in steps of 1024. */
export function fileSize(bytes: number, locale = 'en-US'): string {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2);
  const number = (bytes / 1024 ** power).toLocaleString(locale, {
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return `${number} ${units[power]}`;
}
