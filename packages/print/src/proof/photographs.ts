import { withProfile } from '../photograph/withProfile.ts';
import { blankCanvas } from '../raster/pictures.ts';
import type { PdfDict, PdfValue } from '../reading/contentStream.ts';
import type { Plates } from './plates.ts';
import type { Press } from './press.ts';
import { type ProofFile, unsupported } from './proofFile.ts';

/** The smallest difference from the requested color that people notice, even across a page: ΔE76. */
const noticeableDeltaE = 6;

/** A picture of the file, as sRGB pixels. */
export async function readPhotograph(file: ProofFile, value: PdfValue | undefined): Promise<ImageBitmap> {
  const image = file.dict(value);
  const [space, profile] = file.list(image.get('ColorSpace'));
  if (file.name(space) !== 'ICCBased' || file.resolve(file.dict(profile).get('N')) !== 3)
    throw unsupported('a picture without an RGB color profile');
  if (file.resolve(image.get('BitsPerComponent')) !== 8) throw unsupported("a picture that isn't 8-bit");
  for (const key of ['Decode', 'Mask', 'ImageMask', 'Intent'])
    if (image.has(key)) throw unsupported(`a picture with ${key}`);
  const asStored = { imageOrientation: 'none', premultiplyAlpha: 'none' } as const;
  if (file.name(image.get('Filter')) === 'DCTDecode') {
    if (image.has('SMask')) throw unsupported('a JPEG with a mask');
    // The browser converts from the camera's own profile, as the press does.
    const jpeg = withProfile(file.packedBytes(value), await file.stream(profile));
    return createImageBitmap(new Blob(jpeg, { type: 'image/jpeg' }), asStored);
  }
  const [width, height] = ['Width', 'Height'].map((key) => Number(file.resolve(image.get(key)))) as [
    number,
    number,
  ];
  const colors = await file.stream(value);
  const alpha = image.has('SMask') ? await maskOf(file, image, width, height) : undefined;
  const pixels = new ImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    pixels.data.set(colors.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    pixels.data[pixel * 4 + 3] = alpha?.[pixel] ?? 255;
  }
  return createImageBitmap(pixels, { ...asStored, colorSpaceConversion: 'none' });
}

async function maskOf(file: ProofFile, image: PdfDict, width: number, height: number) {
  const mask = file.dict(image.get('SMask'));
  if (
    file.resolve(mask.get('Width')) !== width ||
    file.resolve(mask.get('Height')) !== height ||
    file.name(mask.get('ColorSpace')) !== 'DeviceGray' ||
    mask.has('Matte')
  )
    throw unsupported("a mask that isn't the size of its picture");
  return file.stream(image.get('SMask'));
}

/** Paints a picture on the unit square of a matrix, in the press's inks. */
export function paintPhotograph(
  plates: Plates,
  bitmap: ImageBitmap,
  matrix: DOMMatrix,
  press: Press,
  mode: { alpha: number; blend: GlobalCompositeOperation },
): void {
  const { canvas } = plates.canvases.colors;
  const { context: scratch } = blankCanvas(canvas.width, canvas.height);
  scratch.setTransform(matrix.translate(0, 1).scale(1, -1));
  scratch.drawImage(bitmap, 0, 0, 1, 1);
  scratch.resetTransform();
  const corners = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x, y]) => matrix.transformPoint({ x, y }));
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const left = clamp(Math.floor(Math.min(...corners.map(({ x }) => x))), canvas.width);
  const top = clamp(Math.floor(Math.min(...corners.map(({ y }) => y))), canvas.height);
  const width = clamp(Math.ceil(Math.max(...corners.map(({ x }) => x))), canvas.width) - left;
  const height = clamp(Math.ceil(Math.max(...corners.map(({ y }) => y))), canvas.height) - top;
  if (width <= 0 || height <= 0) return;
  const { data } = scratch.getImageData(left, top, width, height);
  const colors = new ImageData(width, height);
  const black = new ImageData(width, height);
  const inks = new Float32Array(5);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0) continue;
    press.separate(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, inks);
    const [c = 0, m = 0, y = 0, k = 0, miss = 0] = inks;
    colors.data[at] = 255 - c;
    colors.data[at + 1] = 255 - m;
    colors.data[at + 2] = 255 - y;
    colors.data[at + 3] = alpha;
    black.data[at] = 255 - k;
    black.data[at + 1] = 0;
    black.data[at + 2] = miss > noticeableDeltaE ? 0 : 255;
    black.data[at + 3] = alpha;
  }
  plates.forEachCanvas((context, name) => {
    scratch.putImageData(name === 'black' ? black : colors, left, top);
    context.resetTransform();
    context.globalAlpha = mode.alpha;
    context.globalCompositeOperation = mode.blend;
    context.drawImage(scratch.canvas, left, top, width, height, left, top, width, height);
  });
}
