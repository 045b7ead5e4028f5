import { dict, type PdfFile, pdfDate, ref } from './objects.ts';

/** Key in the dictionary of the stream that holds a draft: what `readDraftFromPdf` looks for. */
export const DRAFT_MARK = '/DaybreakDraft true';

/**
 * Keeps a draft as private data of this application (ISO 32000-1, 14.5): other programs leave it alone, it shows in no
 * list of attachments, and PDF/X-4 has no rule about it.
 *
 * @returns the catalogue's `PieceInfo`
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
