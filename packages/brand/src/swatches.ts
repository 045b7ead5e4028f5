import { company } from './company.ts';
import { palette, paletteNames } from './palette.ts';

const colorEntry = 0x0001;
/** A global color: changing the swatch changes everything painted with it. */
const globalColor = 0;
const fileHeader = 12;
const blockHeader = 6;

/** The color model of swatches: inks for print, light for screens. */
export type SwatchSpace = 'cmyk' | 'rgb';

const models = { cmyk: 'CMYK', rgb: 'RGB ' } as const satisfies Record<SwatchSpace, string>;

/** Channels from 0 to 1. */
function channels(name: (typeof paletteNames)[number], space: SwatchSpace): number[] {
  const { cmyk, rgb } = palette[name];
  return space === 'rgb'
    ? rgb.map((value) => value / 255)
    : [cmyk.c, cmyk.m, cmyk.y, cmyk.k].map((ink) => ink / 100);
}

/** The name Illustrator, Photoshop and InDesign list it under. */
const swatchName = (name: (typeof paletteNames)[number]) => `${company.name} ${palette[name].name}`;

/**
 * The palette as an Adobe Swatch Exchange file, version 1.0: with each color's stored CMYK, or with its sRGB for RGB documents, which would
 * convert inks. All numbers are big-endian; names are UTF-16 and end with a zero.
 */
export function paletteSwatches(space: SwatchSpace = 'cmyk'): Uint8Array<ArrayBuffer> {
  const entries = paletteNames.map((name) => ({
    letters: `${swatchName(name)}\0`,
    values: channels(name, space),
  }));
  type Entry = (typeof entries)[number];
  const bodyLength = ({ letters, values }: Entry) => 2 + letters.length * 2 + 4 + values.length * 4 + 2;
  const size = entries.reduce((sum, entry) => sum + blockHeader + bodyLength(entry), fileHeader);
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
  for (const entry of entries) {
    const { letters, values } = entry;
    write16(colorEntry);
    write32(bodyLength(entry));
    write16(letters.length);
    for (let index = 0; index < letters.length; index++) write16(letters.charCodeAt(index));
    writeAscii(models[space]);
    for (const value of values) writeFloat(value);
    write16(globalColor);
  }
  return new Uint8Array(view.buffer);
}
