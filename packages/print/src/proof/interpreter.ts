import { operations, type PdfDict, type PdfValue } from '../reading/contentStream.ts';
import { ContentPainter } from './contentPainter.ts';
import type { GraphicsState } from './graphicsState.ts';
import { fadeIn } from './painting.ts';
import { paintPhotograph, readPhotograph } from './photographs.ts';
import type { Plates } from './plates.ts';
import type { Press } from './press.ts';
import { type ProofFile, unsupported } from './proofFile.ts';
import { type ProofFont, readFont } from './proofFont.ts';

/** Paints the content streams of a file with the pictures, forms, and fonts that they refer to. */
export class Interpreter {
  readonly #file: ProofFile;
  readonly #press: Press;
  readonly #fonts = new Map<string, Promise<ProofFont>>();
  readonly #photographs = new Map<string, Promise<ImageBitmap>>();

  constructor(file: ProofFile, press: Press) {
    this.#file = file;
    this.#press = press;
  }

  async paint(
    content: PdfValue | undefined,
    resources: PdfDict,
    plates: Plates,
    matrix: DOMMatrix,
  ): Promise<void> {
    const objects = {
      font: (value: PdfValue) => readOnce(this.#fonts, value, () => readFont(this.#file, value)),
      paintObject: (into: Plates, state: GraphicsState, value: PdfValue) =>
        this.#paintObject(into, state, value),
    };
    const painter = new ContentPainter(this.#file, objects, resources, plates, matrix);
    await painter.paint(operations(await this.#file.content(content)));
  }

  async #paintObject(plates: Plates, state: GraphicsState, value: PdfValue): Promise<void> {
    const file = this.#file;
    if (state.mask) throw unsupported('a picture or group under a soft mask');
    const object = file.dict(value);
    const kind = file.name(object.get('Subtype'));
    const { fillAlpha: alpha, blend } = state;
    if (kind === 'Image') {
      const bitmap = await readOnce(this.#photographs, value, () => readPhotograph(file, value));
      paintPhotograph(plates, bitmap, state.matrix, this.#press, { alpha, blend });
      return;
    }
    if (kind !== 'Form') throw unsupported(`the object ${kind}`);
    if (blend !== 'source-over') throw unsupported('a group that multiplies');
    const formMatrix = object.has('Matrix')
      ? new DOMMatrix(file.numbers(object.get('Matrix')))
      : new DOMMatrix();
    const matrix = state.matrix.multiply(formMatrix);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = file.numbers(object.get('BBox'));
    const box = new Path2D();
    box.rect(x1, y1, x2 - x1, y2 - y1);
    const group = object.has('Group') ? file.dict(object.get('Group')) : undefined;
    if (group?.has('I') || group?.has('K')) throw unsupported('an isolated or knockout group');
    if (!group && alpha < 1) throw unsupported("a translucent form that isn't a group");
    const into = alpha < 1 ? plates.copy() : plates;
    into.forEachCanvas((context) => {
      context.save();
      context.setTransform(matrix);
      context.clip(box);
    });
    await this.paint(value, file.dict(object.get('Resources')), into, matrix);
    into.forEachCanvas((context) => context.restore());
    if (into !== plates) fadeIn(plates, into, alpha);
  }
}

/** Reads an object of the file once, however often it's used. */
function readOnce<Read>(
  cache: Map<string, Promise<Read>>,
  value: PdfValue,
  read: () => Promise<Read>,
): Promise<Read> {
  const key = JSON.stringify(value);
  const result = cache.get(key) ?? read();
  cache.set(key, result);
  return result;
}
