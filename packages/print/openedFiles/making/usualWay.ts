// biome-ignore lint/style/noRestrictedImports: this compares how others use it, without the product's own handling.
import { toJpeg } from 'html-to-image';
import type { ExportSource } from '../../src/types.ts';

const dpi = 300;

/** Makes the benchmark's reference for the print PDF: a picture of the artboard at 300 DPI on a page of a PDF. */
export async function pictureInPdf({ node }: ExportSource): Promise<Blob> {
  const { offsetWidth: width, offsetHeight: height } = node;
  const url = await toJpeg(node, { width, height, pixelRatio: dpi / 96, quality: 0.92 });
  const picture = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const points = `${width * 0.75} ${height * 0.75}`;
  const pixels = `/Width ${Math.floor((width * dpi) / 96)} /Height ${Math.floor((height * dpi) / 96)}`;
  const content = `q ${width * 0.75} 0 0 ${height * 0.75} 0 0 cm /I Do Q`;
  const objects: (string | Uint8Array<ArrayBuffer>)[][] = [
    ['<</Type /Catalog /Pages 2 0 R>>'],
    ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
    [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${points}] /Contents 4 0 R /Resources <</XObject <</I 5 0 R>>>>>>`,
    ],
    [`<</Length ${content.length}>>\nstream\n${content}\nendstream`],
    [
      `<</Type /XObject /Subtype /Image ${pixels} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length}>>\nstream\n`,
      picture,
      '\nendstream',
    ],
  ];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((body, index) => {
    offsets.push(size());
    parts.push(`${index + 1} 0 obj\n`, ...body, '\nendobj\n');
  });
  const start = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6 /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
