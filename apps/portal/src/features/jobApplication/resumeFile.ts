import { resume, stated } from './messages.ts';

export const largestResume = 10 * 1024 * 1024;

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** The types that are taken: by the last part of the name, and by the bytes that such a file begins with. */
const kinds = {
  pdf: { type: 'application/pdf', start: pdf },
  doc: { type: 'application/msword', start: compoundFile },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', start: zip },
} as const;

export type Extension = keyof typeof kinds;

/** The extension in lower case, or undefined when it is none of ours. A name that is only an extension has none. */
export function extensionOf(name: string): Extension | undefined {
  const extension = /[^.\\/]\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : undefined;
}

/** The media type by extension: some systems give `.doc` none. Throws for a file that was not checked. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name);
  if (!extension) throw new Error(`${name} is no resume.`);
  return kinds[extension].type;
}

/** Whether these first bytes are those of a file with this extension. */
const startsAs = (extension: Extension, bytes: Uint8Array): boolean =>
  kinds[extension].start.every((byte, index) => bytes[index] === byte);

/** What is wrong with a file as a resume, in words; undefined when nothing is. Reads its first bytes only. */
export async function problemWith(file: File): Promise<string | undefined> {
  const extension = extensionOf(file.name);
  if (!extension) return stated.fileOfOtherType;
  if (file.size > largestResume) return stated.fileTooLarge;
  if (file.size === 0) return resume.empty;
  try {
    const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    return startsAs(extension, bytes) ? undefined : stated.fileOfOtherType;
  } catch (error) {
    console.warn('A chosen file could not be read.', error);
    return resume.unreadable;
  }
}

const units = ['bytes', 'KB', 'MB'] as const;

/** `312 bytes`, `48 KB`, `1.4 MB`: for people, in steps of 1024. */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2);
  const number = (bytes / 1024 ** power).toLocaleString('en-US', {
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return `${number} ${units[power]}`;
}
