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
  | 'archive'
  | 'webPage'
  | 'wordPerfect'
  | 'text'
  | 'picture'
  | 'program';

/** Why a file is not taken: what it is instead, that it opens with a password only, or that it is nothing known. */
export type LookFault = FileKind | 'protected' | 'wrongType';

/** How files begin that are known by it. */
const starts: readonly (readonly [RegExp, FileKind])[] = [
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
/** No sign in it that no text has, or a mark that says how it is written. */
const isText = (content: string) =>
  content !== '' &&
  !content.includes('%PDF-') &&
  (/^(\xff\xfe|\xfe\xff)/.test(content) || !/\p{Cc}/u.test(content.replaceAll(/[\s\x80-\x9f]/g, '')));
/** As much of a file shows whether it is a text. */
const shown = 65_536;

/** Readers of PDF look for its header in this many bytes: what a scanner, a mail or a printer put before it is passed over. */
const headerWithin = 1024;
/** How a PDF ends, and no web page that speaks of one. */
const whole = /\bstartxref\s+\d+\s+%%EOF\s*$/;

/** What a file is by its content; undefined for nothing known. A container whose list cannot be read passes for Word's. */
function kindOf(bytes: Uint8Array, content: string): FileKind | 'protected' | undefined {
  if (content.startsWith('PK\x03\x04')) return kindOfArchive(bytes, content);
  if (content.startsWith('\xd0\xcf\x11\xe0')) return kindOfCompound(bytes);
  const head = content.slice(0, headerWithin);
  const begins = starts.find(([start]) => start.test(content))?.[1];
  // What a server put out before a whole file, a warning for example, makes no web page of it.
  const isPdf = head.includes('%PDF-') && (!begins || (begins === 'webPage' && whole.test(content)));
  return isPdf ? 'pdf' : (begins ?? (isText(content.slice(0, shown)) ? 'text' : undefined));
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
