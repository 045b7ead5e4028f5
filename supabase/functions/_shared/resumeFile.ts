/** Bytes that a resume may have. */
export const largestResume = 10 * 1024 * 1024;

/** The types that are taken, by the last part of the name. */
const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type Extension = keyof typeof types;

/** The extension in lower case, or undefined when it is none of ours. A name that is only an extension has none. */
export function extensionOf(name: string): Extension | undefined {
  return /[^.\\/]\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase() as Extension | undefined;
}

/** The media type by extension: some systems give `.doc` none. Throws for a file that was not checked. */
export function mediaTypeOf(name: string): string {
  const extension = extensionOf(name);
  if (!extension) throw new Error('Only a checked resume has a type.');
  return types[extension];
}

/** Bytes as text, a character for each, of the same number: a decoder of "latin1" reads Windows-1252, which has other characters. */
export function asText(bytes: Uint8Array | ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += 8192) text += String.fromCharCode(...all.subarray(at, at + 8192));
  return text;
}

/** A PDF by its first bytes that says nowhere that it is encrypted: there is nothing more to look at. */
export const isPlainPdf = (text: string): boolean => /^\s*%PDF-/.test(text) && !text.includes('/Encrypt');
