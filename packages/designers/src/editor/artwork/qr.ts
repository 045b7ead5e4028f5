import { correction, generate, mode } from 'lean-qr';

/** Width of the white border around a code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** The smallest module, in millimeters, that phones scan reliably. */
export const smallestModule = 0.3;

export interface QrPath {
  /** Modules per side, including the quiet zone. */
  side: number;
  /** An SVG path in module units. */
  path: string;
}

/** Makes the QR code of a text, with as few modules as the text allows. */
export function qrPath(text: string): QrPath {
  // A code with non-ASCII letters declares UTF-8. Otherwise readers guess, and take some names for Japanese.
  const letters = [...text].every((character) => mode.ascii.test(character)) ? mode.ascii : mode.utf8;
  const code = generate(letters(text), { minCorrectionLevel: correction.L });
  // Merges a run of dark modules into one rectangle: fewer edges, and no hairlines between neighbors.
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      const length = x - start;
      if (length > 0) runs.push(`M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`);
    }
  return { side: code.size + 2 * quietZone, path: runs.join('') };
}
