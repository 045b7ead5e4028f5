import { bytesOf } from '../../reading/contentStream.ts';
import { PdfObjects } from '../../reading/pdfObjects.ts';
import { PageReader } from './pageReader.ts';
import type { PaintedPage } from './painted.ts';
import type { ReportFont } from './reportFont.ts';
import { type Answer, reportLines } from './reportLines.ts';

/** The contents of a print PDF, read from its bytes. */
export interface PdfFacts {
  version: string;
  /** "PDF/X-4", if the file names one. */
  standard: string;
  /** The printing condition its inks are for: "CGATS TR 006". */
  condition: string;
  pages: PaintedPage[];
  fonts: ReportFont[];
}

/**
 * Checks a print PDF, line by line, against what printers list as reasons for rejecting files. It reads only the PDF's bytes: its boxes,
 * fonts, pictures, and page operators. Nothing comes from the draft or the page it was made from.
 *
 * @param unit for lengths
 * @throws when the file isn't built like the ones we write.
 */
export async function printReport(pdf: Blob, unit: 'in' | 'mm'): Promise<Answer[]> {
  return reportLines(await pdfFacts(new Uint8Array(await pdf.arrayBuffer())), unit);
}

/**
 * Reads the contents of a print PDF.
 *
 * @throws when the file isn't built like the ones we write.
 */
export async function pdfFacts(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFacts> {
  const file = new PdfObjects(bytes);
  const catalog = file.dict(file.trailer.get('Root'));
  const [intent] = file.list(catalog.get('OutputIntents')).map((each) => file.dict(each));
  const metadata = catalog.has('Metadata') ? await file.content(catalog.get('Metadata')) : '';
  const fonts = new Map<number, ReportFont>();
  const pages: PaintedPage[] = [];
  for (const kid of file.list(file.dict(catalog.get('Pages')).get('Kids'))) {
    const page = file.dict(kid);
    pages.push(await new PageReader(file, page, fonts).read(page));
  }
  return {
    version: file.version,
    standard: /<pdfxid:GTS_PDFXVersion>([^<]*)</.exec(metadata)?.[1] ?? '',
    condition: bytesOf(intent?.get('OutputConditionIdentifier')),
    pages,
    fonts: [...fonts.values()],
  };
}
