import { kindOfArchive, kindOfCompound } from './containers.ts';
import { needsPassword } from './pdfPassword.ts';
import { asText, extensionOf, isPlainPdf } from './resumeFile.ts';

/** The actual kind of a file that isn't a resume, or that doesn't match its name. */
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
  | 'archive'
  | 'webPage'
  | 'wordPerfect'
  | 'text'
  | 'picture'
  | 'program';

/** The reason for rejecting a file: another kind, password-protected, or unknown. */
export type LookFault = FileKind | 'protected' | 'wrongType';

/** Known file starts. */
const magicNumbers: readonly (readonly [RegExp, FileKind])[] = [
  [/^(\xef\xbb\xbf)?\s*\{\\rtf/, 'rtf'],
  [/^\xffWPC/, 'wordPerfect'],
  [/^(Rar!|7z\xbc\xaf)/, 'archive'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|\0\0\0.jP|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(heic|heix|mif1|avif))/s,
    'picture',
  ],
  [/^(MZ|\x7fELF|#!)/, 'program'],
  [
    /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body)\b/is,
    'webPage',
  ],
  // Word's "single file web page", and what wikis export for Word.
  [/^([\w-]+: [^\n]*\n)*content-type: multipart\/related/i, 'webPage'],
];
/** True if it has no characters that text never has, or has a mark that states its encoding. */
const isText = (content: string) =>
  content !== '' &&
  !content.includes('%PDF-') &&
  (/^(\xff\xfe|\xfe\xff)/.test(content) || !/\p{Cc}/u.test(content.replaceAll(/[\s\x80-\x9f]/g, '')));
/** Enough bytes to identify a file's start and detect text. In ten million, an expression can run out of stack. */
const sniffedBytes = 65_536;

/**
 * PDF readers look for the header in this many bytes, and skip anything that a scanner, an email or a printer put
 * before it.
 */
const headerWithin = 1024;
/** The end of a PDF, unlike a web page that mentions one. */
const pdfEnd = /\bstartxref\s+\d+\s+%%EOF\s*$/;

/**
 * Identifies a file by its content; undefined if unknown. A container whose list can't be read passes as a Word file.
 */
function kindOf(bytes: Uint8Array, content: string): FileKind | 'protected' | undefined {
  if (content.startsWith('PK\x03\x04')) return kindOfArchive(bytes, content);
  if (content.startsWith('\xd0\xcf\x11\xe0')) return kindOfCompound(bytes);
  const head = content.slice(0, headerWithin);
  const beginning = content.slice(0, sniffedBytes);
  const begins = magicNumbers.find(([start]) => start.test(beginning))?.[1];
  // Output that a server put before a whole file, such as a warning, doesn't make it a web page.
  const isPdf = head.includes('%PDF-') && (!begins || (begins === 'webPage' && pdfEnd.test(content)));
  return isPdf ? 'pdf' : (begins ?? (isText(beginning) ? 'text' : undefined));
}

/** Checks a file of this name and content as a resume. Returns undefined if it's fine. */
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
