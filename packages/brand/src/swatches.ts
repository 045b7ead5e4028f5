import { company } from './company.ts';
import { palette, paletteNames } from './palette.ts';

const colorEntry = 0x0001;
/** A global colour: changing the swatch changes everything that is painted with it. */
const globalColor = 0;
const fileHeader = 12;
const blockHeader = 6;

/** What Illustrator, Photoshop and InDesign list it as. */
const swatchName = (name: (typeof paletteNames)[number]) => `${company.name} ${palette[name].name}`;

/**
 * The palette as an Adobe Swatch Exchange file, version 1.0, with the stored CMYK of each colour. All numbers are big-endian,
 * names are UTF-16 and end with a zero.
 */
export function paletteSwatches(): Uint8Array<ArrayBuffer> {
  const entries = paletteNames.map((name) => {
    const { c, m, y, k } = palette[name].cmyk;
    return { letters: `${swatchName(name)}\0`, inks: [c, m, y, k] };
  });
  const bodyLength = (letters: string) => 2 + letters.length * 2 + 4 + 4 * 4 + 2;
  const size = entries.reduce((sum, { letters }) => sum + blockHeader + bodyLength(letters), fileHeader);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  const write16 = (value: number) => {
    view.setUint16(at, value);
    at += 2;
  };
  const write32 = (value: number) => {
    view.setUint32(at, value);
    at += 4;
  };
  const writeAscii = (text: string) => {
    for (const letter of text) view.setUint8(at++, letter.charCodeAt(0));
  };
  const writeFloat = (value: number) => {
    view.setFloat32(at, value);
    at += 4;
  };

  writeAscii('ASEF');
  write16(1);
  write16(0);
  write32(entries.length);
  for (const { letters, inks } of entries) {
    write16(colorEntry);
    write32(bodyLength(letters));
    write16(letters.length);
    for (let index = 0; index < letters.length; index++) write16(letters.charCodeAt(index));
    writeAscii('CMYK');
    for (const ink of inks) writeFloat(ink / 100);
    write16(globalColor);
  }
  return new Uint8Array(view.buffer);
}
