import { type as brandType } from '@daybreak/brand';
import { cached } from '../../cached.ts';
import { poppinsFiles } from '../../faces/poppinsFiles.ts';
import { missingFile } from '../../files/missingFile.ts';
import { parseTrueType, type TrueTypeFont } from './trueType.ts';

interface FontFile {
  url: string;
  /** The font's PostScript name. */
  name: string;
}

const files: Record<number, FontFile> = {
  [brandType.weights.regular]: { url: poppinsFiles[400], name: 'Poppins-Regular' },
  [brandType.weights.medium]: { url: poppinsFiles[500], name: 'Poppins-Medium' },
  [brandType.weights.semibold]: { url: poppinsFiles[600], name: 'Poppins-SemiBold' },
  [brandType.weights.bold]: { url: poppinsFiles[700], name: 'Poppins-Bold' },
  [brandType.weights.heading]: { url: poppinsFiles[800], name: 'Poppins-ExtraBold' },
};

export interface LoadedFont {
  name: string;
  font: TrueTypeFont;
}

const loading = new Map<number, Promise<LoadedFont>>();

/** Loads the font of a weight, fetched once per session. */
export const loadFont = (weight: number): Promise<LoadedFont> =>
  cached(loading, weight, () => fetchFont(weight));

/** The characters for which the font of a weight has no glyph. */
export async function missingGlyphs(weight: number, characters: readonly string[]): Promise<string[]> {
  const { font } = await loadFont(weight);
  return characters.filter((character) => font.glyph(character) === 0);
}

async function fetchFont(weight: number): Promise<LoadedFont> {
  const file = files[weight];
  if (!file) throw new Error(`No font file for weight ${weight}`);
  const response = await fetch(file.url).catch(() => undefined);
  if (!response?.ok) throw missingFile('The fonts for printing');
  return { name: file.name, font: parseTrueType(await response.arrayBuffer()) };
}
