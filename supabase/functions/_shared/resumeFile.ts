/** Maximum size of a resume in bytes. */
export const maxResumeBytes = 10 * 1024 * 1024;

/** The accepted types, by file extension. */
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type Extension = keyof typeof types;

/** The extension in lower case, or undefined if we don't accept it. A name that's only an extension has none. */
export function extensionOf(name: string): Extension | undefined {
  return /[^.\\/]\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase() as Extension | undefined;
}

/** The media type by extension, since some systems give `.doc` none. Throws for a file that wasn't checked. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name);
  if (!extension) throw new Error('Only a checked resume has a type.');
  return types[extension];
}

/**
 * Bytes as text, one character with the same code per byte: the "latin1" decoder reads Windows-1252, which has other
 * characters.
 */
export function asText(bytes: Uint8Array | ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  // `apply` reads the bytes where they are; spread copies them into an array first, which takes five times as long.
  for (let at = 0; at < all.length; at += 8192)
    text += String.fromCharCode.apply(null, all.subarray(at, at + 8192) as unknown as number[]);
  return text;
}

/** True for a PDF, by its first bytes, that never mentions encryption: it needs no further check. */
export const isPlainPdf = (text: string): boolean => /^\s*%PDF-/.test(text) && !text.includes('/Encrypt');
