import { operations, type PdfDict, type PdfValue } from '../reading/contentStream.ts';
import type { InkAmounts } from './plates.ts';
import { type ProofFile, unsupported } from './proofFile.ts';
import type { ProofFont } from './proofFont.ts';
import { type AxialShading, axialShading } from './shadings.ts';

/** The state an operator paints with (ISO 32000-1, 8.4). */
export interface GraphicsState {
  matrix: DOMMatrix;
  fill: InkAmounts;
  stroke: InkAmounts;
  fillAlpha: number;
  strokeAlpha: number;
  blend: 'source-over' | 'multiply';
  mask?: AxialShading;
  font?: ProofFont;
  size: number;
}

export const initialState = (matrix: DOMMatrix): GraphicsState => ({
  matrix,
  fill: [0, 0, 0, 1],
  stroke: [0, 0, 0, 1],
  fillAlpha: 1,
  strokeAlpha: 1,
  blend: 'source-over',
  size: 0,
});

/** Refuses every color space that's set by name, except the one for marks: all inks as one. */
export function refuseOtherSeparations(file: ProofFile, value: PdfValue): void {
  const [family, inks, alternate, tints] = file.list(value);
  if (
    file.name(family) !== 'Separation' ||
    file.name(inks) !== 'All' ||
    file.name(alternate) !== 'DeviceCMYK'
  )
    throw unsupported('a color space other than CMYK and registration');
  if (file.numbers(file.dict(tints).get('C1')).join() !== '1,1,1,1')
    throw unsupported("a registration color that doesn't use all four inks");
}

/** Applies the entries of a graphics state dictionary (ISO 32000-1, 8.4.5). */
export async function applyGraphicsState(
  file: ProofFile,
  state: GraphicsState,
  entries: PdfDict,
): Promise<void> {
  for (const [key, entry] of entries) {
    const value = file.resolve(entry);
    const name = file.name(value);
    if (key === 'Type') continue;
    else if (key === 'ca') state.fillAlpha = Number(value);
    else if (key === 'CA') state.strokeAlpha = Number(value);
    else if (key === 'BM' && (name === 'Normal' || name === 'Multiply'))
      state.blend = name === 'Multiply' ? 'multiply' : 'source-over';
    else if (key === 'SMask') state.mask = await softMask(file, file.dict(value));
    else throw unsupported(`the graphics state ${key} ${name || String(value)}`);
  }
}

/** A mask is a single luminosity gradient, as `content.ts` writes it. */
async function softMask(file: ProofFile, mask: PdfDict): Promise<AxialShading> {
  const group = mask.get('G');
  const [paints, ...others] = operations(await file.content(group));
  if (file.name(mask.get('S')) !== 'Luminosity' || paints?.operator !== 'sh' || others.length > 0)
    throw unsupported('a soft mask other than a gradient');
  const shadings = file.dict(file.dict(file.dict(group).get('Resources')).get('Shading'));
  return axialShading(file, file.dict(shadings.get(file.name(paints.operands[0]))));
}
