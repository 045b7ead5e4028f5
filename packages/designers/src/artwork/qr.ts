import { correction, generate, mode } from 'lean-qr';

/** Modules of white around a code (ISO/IEC 18004). */
const quietZone = 4;

/** Under this size, in millimetres, telephones begin to fail at a module. */
export const smallestModule = 0.3;

export interface QrPath {
  /** Modules on a side, quiet zone included. */
  side: number;
  /** An SVG path in module units. */
  path: string;
}

/** The QR code of a text, as coarse as the text lets it be. */
export function qrPath(text: string): QrPath {
  // A code with letters beyond ASCII says that it is UTF-8: readers guess otherwise, and take some names for Japanese.
  const letters = [...text].every((character) => mode.ascii.test(character)) ? mode.ascii : mode.utf8;
  const code = generate(letters(text), { minCorrectionLevel: correction.L });
  // A run of dark modules is one rectangle: fewer edges, and no hairlines between neighbours.
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
