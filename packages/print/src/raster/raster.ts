import { type } from '@daybreak/brand';
import { toSvg } from 'html-to-image';
import { bleedOf, copyArtwork, naturalSize } from '../artworkCopy.ts';
import { type SpecimenDrawing, specimensOf, waitForFaces, withSpecimens } from '../faces/specimens.ts';
import { type PicturePlan, plannedPictures } from '../files/filePlan.ts';
import { withJpegIdentity, withPngIdentity } from '../identity/pictureIdentity.ts';
import { loadPart } from '../loadPart.ts';
import { withPngDraft } from '../roundTrip/pngDraft.ts';
import {
  ExportError,
  type ExportedFile,
  type ExportRequest,
  type ExportSource,
  type FileIdentity,
} from '../types.ts';
import { checkCopy, partsOf } from '../words/checkCopy.ts';
import { shownTexts } from '../words/shownTexts.ts';
import { withJpegColorSpace, withPngColorSpace } from './colorSpace.ts';
import { withJpegDensity, withPngDensity } from './density.ts';
import { reachesCorner } from './drawsCanvas.ts';
import { embedPictures } from './embedPictures.ts';
import { jpegWithin, pngNote } from './fileLimit.ts';
import { facesOf, fontFaceCss, refuseMissingFonts } from './fontFaces.ts';
import { drawImage, encoded } from './pictures.ts';
import type { PixelPlan } from './pixelPlan.ts';

const maxDraws = 6;

/**
 * The style properties that html-to-image copies for each node. `FONT-SIZE`: version 1.11.13 rewrites the property it knows as `font-size`
 * to floor(px) − 0.1, so words wrap differently. It doesn't recognize this spelling, so it copies the value unchanged. Logical properties
 * repeat physical ones, and the omitted groups don't affect a still picture.
 */
const styleProperties = () =>
  [...getComputedStyle(document.documentElement)]
    .filter(
      (name) =>
        !/^(animation|transition|scroll|view-|timeline|cursor|will-change)|(^|-)(block|inline)-(size|start|end)/.test(
          name,
        ),
    )
    .map((name) => (name === 'font-size' ? 'FONT-SIZE' : name));

/** Makes one PNG or JPEG per side, at exact pixel dimensions, with its dots per inch in the file. */
export async function exportPictures(request: ExportRequest): Promise<ExportedFile[]> {
  const { sources, signal, onProgress } = request;
  const plans = plannedPictures({ ...request, sides: sources.map(({ side }) => side) });
  const files: ExportedFile[] = [];
  for (const [index, source] of sources.entries()) {
    signal?.throwIfAborted();
    onProgress?.(index / sources.length, `Drawing ${source.side.label}`);
    files.push(await picture(source, plans[index] as PicturePlan, request));
  }
  return files;
}

async function picture(
  source: ExportSource,
  { name, measures, plan }: PicturePlan,
  { signal, format, draft, stamp, identity, fileLimit }: ExportRequest,
): Promise<ExportedFile> {
  await facesOf(source.node);
  await refuseMissingFonts(weightsIn(source.node));
  // From the moment it's copied, because the user may keep typing.
  const parts = partsOf(source.node);
  const specimens = specimensOf(source.node);
  const svg = await svgOf(source, plan.ratio, signal);
  checkCopy(parts, svg);
  const drawing = withSpecimens(svg, naturalSize(source.side.size), specimens);
  const canvas = await stableDrawing(drawing, source, plan, format === 'jpeg', signal);
  if (stamp) await (await loadPart(() => import('../stamp/stampCanvas.ts'))).stampCanvas(canvas, stamp);
  const { bytes, note } =
    format === 'jpeg'
      ? await jpegWithin((quality) => jpegOf(canvas, plan.dpi, quality, identity), fileLimit)
      : pngNote(await pngOf(canvas, plan.dpi, draft, identity), fileLimit);
  canvas.width = 0;
  signal?.throwIfAborted();
  return {
    name,
    measures,
    blob: new Blob([bytes], { type: `image/${format}` }),
    note: [plan.note, note].filter(Boolean).join(' ') || undefined,
  };
}

/** The weights of the brand's font that its words use. */
const weightsIn = (node: HTMLElement): number[] =>
  shownTexts(node)
    .filter(({ style }) => style.fontFamily.replace(/["']/g, '').startsWith(type.family))
    .map(({ style }) => Number(style.fontWeight));

/** The complete files: with their color space, dots per inch, the identity and, in a PNG, the draft. */
const jpegOf = async (canvas: HTMLCanvasElement, dpi: number, quality: number, identity?: FileIdentity) => {
  const jpeg = withJpegColorSpace(withJpegDensity(await encoded(canvas, 'image/jpeg', quality), dpi));
  return identity ? withJpegIdentity(jpeg, identity) : jpeg;
};
const pngOf = async (canvas: HTMLCanvasElement, dpi: number, draft?: string, identity?: FileIdentity) => {
  const png = withPngColorSpace(await encoded(canvas, 'image/png'));
  const withDraft = withPngDensity(draft ? withPngDraft(png, draft) : png, dpi);
  return identity ? withPngIdentity(withDraft, identity) : withDraft;
};

/** Draws the ground under the words: the whole artboard with its bleed, small and without any text. */
export async function drawGround(source: ExportSource, ratio: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = await svgOf(source, ratio, undefined, (element) => {
    // Not `color`, because grounds may be painted with it.
    element.style.setProperty('-webkit-text-fill-color', 'transparent');
  });
  await image.decode();
  const { width, height } = naturalSize(source.side.size);
  return drawImage(image, width * ratio, height * ratio);
}

/** The artwork as one self-contained SVG, with fonts and pictures embedded as data. */
async function svgOf(
  source: ExportSource,
  ratio: number,
  signal?: AbortSignal,
  change?: (element: HTMLElement) => void,
): Promise<string> {
  const copy = copyArtwork(source);
  try {
    if (change) for (const element of copy.node.querySelectorAll<HTMLElement>('*')) change(element);
    await embedPictures(copy, ratio);
    signal?.throwIfAborted();
    return await toSvg(copy.node, {
      ...naturalSize(source.side.size),
      fontEmbedCSS: await fontFaceCss(copy.node.textContent ?? ''),
      includeStyleProperties: styleProperties(),
    });
  } finally {
    copy.remove();
  }
}

/** Draws once the faces are verified, then again until two drawings match: WebKit may omit parts of the first drawings of an SVG. */
async function stableDrawing(
  drawing: SpecimenDrawing,
  source: ExportSource,
  plan: PixelPlan,
  opaque: boolean,
  signal?: AbortSignal,
): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = drawing.url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = plan.width;
  canvas.height = plan.height;
  const context = canvas.getContext('2d');
  if (!context || !reachesCorner(context)) throw tooLarge();

  await waitForFaces(drawing, image, signal);
  const bleed = bleedOf(source.side.size) * plan.ratio;
  let previous: string | undefined;
  for (let draw = 0; draw < maxDraws; draw++) {
    signal?.throwIfAborted();
    context.clearRect(0, 0, plan.width, plan.height);
    if (opaque) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, plan.width, plan.height);
    }
    context.drawImage(image, -bleed, -bleed, drawing.width * plan.ratio, drawing.height * plan.ratio);
    const { key, blank } = sample(canvas);
    if (!blank && key === previous) return canvas;
    previous = key;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  return canvas;
}

const tooLarge = () =>
  new ExportError(
    "This browser doesn't have enough memory for a picture this large. Choose a smaller size or the print PDF.",
  );

/** A thumbnail's pixels, used to compare two drawings and to check whether there's more than one color. */
function sample(canvas: HTMLCanvasElement): { key: string; blank: boolean } {
  const thumbnail = document.createElement('canvas');
  thumbnail.width = thumbnail.height = 48;
  const context = thumbnail.getContext('2d', { willReadFrequently: true });
  if (!context) return { key: '', blank: false };
  context.drawImage(canvas, 0, 0, 48, 48);
  const { data } = context.getImageData(0, 0, 48, 48);
  return { key: data.join(), blank: data.every((value, index) => value === data[index % 4]) };
}
