import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsQr from 'jsqr';

/**
 * Returns the text of the QR code in a picture, read by an independent decoder.
 *
 * @param area of the picture, as ImageMagick names it
 * @param turn degrees to turn the picture by before reading
 */
export function scanned(
  folder: string,
  run: (program: string, ...args: string[]) => string,
  picture: string,
  area?: string,
  turn = 0,
): string | undefined {
  const crop = area ? ['-crop', area, '+repage'] : [];
  const size = run(
    'convert',
    picture,
    ...crop,
    ...[
      '-rotate',
      `${turn}`,
      '-alpha',
      'on',
      '-depth',
      '8',
      '-write',
      'rgba:code.raw',
      '-format',
      '%w %h',
      'info:',
    ],
  );
  const [width = 0, height = 0] = size.split(' ').map(Number);
  const pixels = new Uint8ClampedArray(readFileSync(join(folder, 'code.raw')));
  const bytes = jsQr(pixels, width, height)?.binaryData;
  return bytes && new TextDecoder().decode(Uint8Array.from(bytes));
}
