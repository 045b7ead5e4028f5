import { dict, type PdfFile, pdfDate, ref } from './objects.ts';

/** Key in the dictionary of the stream that contains a draft. `readDraftFromPdf` looks for it. */
export const draftEntry = '/DaybreakDraft true';

/**
 * Stores a draft as private data of this application (ISO 32000-1, 14.5): other programs leave it alone, it isn't listed as an attachment,
 * and PDF/X-4 has no rule about it.
 *
 * @returns the catalog's `PieceInfo`
 */
export function pieceInfo(file: PdfFile, draft: string, date: Date): string {
  const stream = file.add({
    entries: { DaybreakDraft: 'true' },
    bytes: new TextEncoder().encode(draft),
  });
  return dict({
    DaybreakDesigners: dict({ LastModified: pdfDate(date), Private: ref(stream) }),
  });
}
