import { asText, extensionOf, isPlainPdf, maxResumeBytes } from '@daybreak/supabase/resume';
import type { LookFault } from '@daybreak/supabase/resume/look';
import { loadPart } from '@daybreak/ui/load';
import { cleanText } from './answers.ts';
import type { ApplicationTexts, Language } from './languages.ts';
import { resume, stated } from './messages.ts';

export { extensionOf, maxResumeBytes, mediaTypeOf } from '@daybreak/supabase/resume';

/** The faults of a file chosen as a resume. `lost`: it was chosen before the page was reloaded. */
export type ResumeFault = 'tooLarge' | 'empty' | 'unreadable' | 'several' | 'lost' | LookFault;

let refusalTexts: typeof import('./refusalTexts.ts') | undefined;

/**
 * Returns a text on what the file actually is, and what to do. The texts load together with the code that inspects
 * files more closely.
 */
export const faultDetail = (fault: ResumeFault, language: Language): string | undefined =>
  refusalTexts?.refusalTexts[language][fault as LookFault];

/** Describes a fault in the form's own words. */
export const faultText = (
  fault: ResumeFault,
  { stated: texts, resume: file }: Pick<ApplicationTexts, 'stated' | 'resume'> = { stated, resume },
  name = '',
): string => {
  if (fault === 'tooLarge') return texts.fileTooLarge;
  if (fault === 'lost') return file.again(name);
  if (fault === 'several') return file.one;
  return fault === 'empty' || fault === 'unreadable' || fault === 'protected'
    ? file[fault]
    : texts.fileOfOtherType;
};

const maxNameLength = 255;

/**
 * Returns a file's name as its sender reads it, in any script: without folders, invisible characters, or the spaces and
 * dots that some systems leave at the end and people leave before the extension.
 */
export function plainName(name: string): string {
  const cleanName = cleanText(name.normalize().replaceAll(/[/\\]/g, '')).replace(
    /[\s.]+($|(?=\.[^.]*$))/g,
    '',
  );
  const dot = cleanName.lastIndexOf('.');
  const [stem, extension] = [[...cleanName.slice(0, dot)], cleanName.slice(dot)];
  return stem.length + extension.length > maxNameLength
    ? stem.slice(0, maxNameLength - extension.length).join('') + extension
    : cleanName;
}

/** Returns a file's fault as a resume; undefined if it has none. */
export async function findResumeFault(file: File): Promise<ResumeFault | undefined> {
  const name = plainName(file.name);
  const extension = extensionOf(name);
  if (!extension) return 'wrongType';
  if (file.size > maxResumeBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch (error) {
    console.warn("Couldn't read a selected file.", error);
    return 'unreadable';
  }
  if (extension === 'pdf' && isPlainPdf(asText(bytes))) return undefined;
  try {
    // Loaded separately, because most files are plain PDFs and don't need it.
    refusalTexts ??= await loadPart(() => import('./refusalTexts.ts'));
    return await refusalTexts.lookAtFile(name, new Uint8Array(bytes));
  } catch (error) {
    console.warn("Couldn't check a file here. The server checks every file.", error);
  }
}

const units = ['bytes', 'KB', 'MB'] as const;

/** Formats a file size for people, in steps of 1024: `312 bytes`, `48 KB`, `1.4 MB`. */
export function fileSize(bytes: number, locale = 'en-US'): string {
  const power = Math.min(units.length - 1, bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2);
  const number = (bytes / 1024 ** power).toLocaleString(locale, {
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return `${number} ${units[power]}`;
}
