import { kindOfArchive, kindOfCompound } from './containers.ts';
import { needsPassword } from './pdfPassword.ts';
import { asText, extensionOf, isPlainPdf } from './resumeFile.ts';

/** What a file is that is no resume, or none by its name. */
export type FileKind =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'rtf'
  | 'excel'
  | 'powerpoint'
  | 'outlook'
  | 'openDocument'
  | 'pages'
  | 'epub'
  | 'zip'
  | 'webPage'
  | 'picture'
  | 'program';

/** Why a file is not taken: what it is instead, that it opens with a password only, or that it is nothing known. */
export type LookFault = FileKind | 'protected' | 'wrongType';

/** How files begin that are known by it. */
const starts: readonly (readonly [RegExp, FileKind])[] = [
  [/^\s*\{\\rtf/, 'rtf'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(heic|heix|mif1|avif))/s,
    'picture',
  ],
  [/^(MZ|\x7fELF|#!)/, 'program'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?<(!doctype html|html|head|body)\b/i, 'webPage'],
];

/** Readers of PDF look for its header in this many bytes: what a scanner, a mail or a printer put before it is passed over. */
const headerWithin = 1024;

/** What a file is by its content; undefined for nothing known. A container whose list cannot be read passes for Word's. */
function kindOf(bytes: Uint8Array, text: string): FileKind | 'protected' | undefined {
  if (text.startsWith('PK\x03\x04')) return kindOfArchive(bytes, text);
  if (text.startsWith('\xd0\xcf\x11\xe0')) return kindOfCompound(bytes);
  const begins = starts.find(([start]) => start.test(text))?.[1];
  return begins ?? (text.slice(0, headerWithin).includes('%PDF-') ? 'pdf' : undefined);
}

/** What is wrong with a file of this name and content as a resume; undefined when nothing is. */
export async function lookAtFile(name: string, bytes: Uint8Array): Promise<LookFault | undefined> {
  const extension = extensionOf(name);
  if (!extension) return 'wrongType';
  const text = asText(bytes);
  if (extension === 'pdf' && isPlainPdf(text)) return undefined;
  const kind = kindOf(bytes, text);
  if (kind === 'protected') return extension === 'pdf' ? 'wrongType' : kind;
  if (kind !== extension) return kind ?? 'wrongType';
  return kind === 'pdf' && (await needsPassword(text)) ? 'protected' : undefined;
}
