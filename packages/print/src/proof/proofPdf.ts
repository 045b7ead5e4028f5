import { pointsPerInch } from '../units.ts';
import { Interpreter } from './interpreter.ts';
import { Plates, type ProofedPage } from './plates.ts';
import { loadPress, type Press } from './press.ts';
import { ProofFile, unsupported } from './proofFile.ts';

/** Maximum pixels per page: enough for a screen. */
const maxScreenPixels = 1_500_000;

export interface Proof {
  press: Press;
  pages: ProofedPage[];
}

/**
 * The separations of a print PDF that was made here, read from the file itself: its pages' content streams and the resources they use.
 *
 * @param dpi of the pages; if omitted, as many as a screen needs
 * @throws {ExportError} that names what the file has and the proof doesn't support.
 */
export async function proofPdf(pdf: Blob, dpi?: number): Promise<Proof> {
  const file = new ProofFile(new Uint8Array(await pdf.arrayBuffer()));
  const catalog = file.dict(file.trailer.get('Root'));
  const [intent] = file.list(catalog.get('OutputIntents'));
  if (!intent) throw unsupported('a file without a printing condition');
  const press = await loadPress(conditionOf(file.text(file.dict(intent).get('OutputConditionIdentifier'))));
  const interpreter = new Interpreter(file, press);
  const pages: ProofedPage[] = [];
  for (const kid of file.list(file.dict(catalog.get('Pages')).get('Kids'))) {
    const page = file.dict(kid);
    const [left = 0, bottom = 0, right = 0, top = 0] = file.numbers(page.get('MediaBox'));
    const [width, height] = [right - left, top - bottom];
    const scale = dpi === undefined ? Math.sqrt(maxScreenPixels / (width * height)) : dpi / pointsPerInch;
    const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
    const plates = Plates.blank(columns, rows);
    const matrix = new DOMMatrix([scale, 0, 0, -scale, -left * scale, top * scale]);
    await interpreter.paint(page.get('Contents'), file.dict(page.get('Resources')), plates, matrix);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = file.numbers(page.get('BleedBox'));
    const bleed = {
      left: Math.round((x1 - left) * scale),
      top: Math.round((top - y2) * scale),
      right: Math.round((x2 - left) * scale),
      bottom: Math.round((top - y1) * scale),
    };
    pages.push({ ...plates.readImage(), bleed });
  }
  return { press, pages };
}

function conditionOf(name: string): 'coated' | 'uncoated' {
  if (name === 'CGATS TR 006') return 'coated';
  if (name === 'FOGRA29') return 'uncoated';
  throw unsupported('the printing condition of this file');
}
