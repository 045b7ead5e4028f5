import { operations, type PdfDict, type PdfValue } from '../reading/contentStream.ts';
import {
  applyGraphicsState,
  type GraphicsState,
  initialState,
  refuseOtherSeparations,
} from './graphicsState.ts';
import { fadeIn, fillPath, paintShading, strokePath } from './painting.ts';
import { paintPhotograph, readPhotograph } from './photographs.ts';
import type { Plates } from './plates.ts';
import type { Press } from './press.ts';
import { type ProofFile, unsupported } from './proofFile.ts';
import { type ProofFont, readFont, textOutlines } from './proofFont.ts';
import { axialShading } from './shadings.ts';

const lineCaps: CanvasLineCap[] = ['butt', 'round', 'square'];
const lineJoins: CanvasLineJoin[] = ['miter', 'round', 'bevel'];
/** Marked content is for assistive technology. It paints nothing. */
const nonPaintingOperators = new Set(['BMC', 'BDC', 'EMC', 'ET']);

/** Paints content streams of the kind that `pdf/write` writes, and refuses every other operator by name. */
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
    const file = this.#file;
    let state = initialState(matrix);
    const savedStates: GraphicsState[] = [];
    let path = new Path2D();
    let clip: CanvasFillRule | undefined;
    let text = new DOMMatrix();
    const spaces = new Set<string>();
    const resource = (kind: string, name: PdfValue | undefined) => {
      const value = file.dict(resources.get(kind)).get(file.name(name));
      if (value === undefined) throw unsupported(`a missing ${kind}, ${file.name(name)}`);
      return value;
    };
    const restore = () => plates.forEachCanvas((context) => context.restore());
    const finish = () => {
      const rule = clip;
      if (rule)
        plates.forEachCanvas((context) => {
          context.setTransform(state.matrix);
          context.clip(path, rule);
        });
      clip = undefined;
      path = new Path2D();
    };

    for (const { operator, operands } of operations(await file.content(content))) {
      const [first] = operands;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.filter((each) => typeof each === 'number');
      switch (operator) {
        case 'q':
          savedStates.push({ ...state });
          plates.forEachCanvas((context) => context.save());
          break;
        case 'Q':
          state = savedStates.pop() ?? state;
          restore();
          break;
        case 'cm':
          state.matrix = state.matrix.multiply(new DOMMatrix([a, b, c, d, e, f]));
          break;
        case 'gs':
          await applyGraphicsState(file, state, file.dict(resource('ExtGState', first)));
          break;

        case 'm':
          path.moveTo(a, b);
          break;
        case 'l':
          path.lineTo(a, b);
          break;
        case 'c':
          path.bezierCurveTo(a, b, c, d, e, f);
          break;
        case 're':
          path.rect(a, b, c, d);
          break;
        case 'h':
          path.closePath();
          break;
        case 'W':
        case 'W*':
          clip = operator === 'W' ? 'nonzero' : 'evenodd';
          break;
        case 'f':
        case 'f*':
          fillPath(plates, state, path, operator === 'f' ? 'nonzero' : 'evenodd');
          finish();
          break;
        case 'S':
          strokePath(plates, state, path);
          finish();
          break;
        case 'n':
          finish();
          break;

        case 'w':
        case 'J':
        case 'j':
        case 'M':
        case 'd': {
          const dashes = operator === 'd' ? file.numbers(first) : [];
          plates.forEachCanvas((context) => setLine(context, operator, a, dashes));
          break;
        }

        case 'k':
          state.fill = [a, b, c, d];
          break;
        case 'K':
          state.stroke = [a, b, c, d];
          break;
        case 'cs':
        case 'CS':
          refuseOtherSeparations(file, resource('ColorSpace', first));
          spaces.add(operator);
          break;
        case 'scn':
          if (!spaces.has('cs')) throw unsupported('a color without its color space');
          state.fill = [a, a, a, a];
          break;
        case 'SCN':
          if (!spaces.has('CS')) throw unsupported('a color without its color space');
          state.stroke = [a, a, a, a];
          break;
        case 'sh':
          paintShading(plates, state, axialShading(file, file.dict(resource('Shading', first))));
          break;
        case 'Do':
          await this.#draw(plates, state, resource('XObject', first));
          break;

        case 'BT':
          text = new DOMMatrix();
          break;
        case 'Tf':
          state.font = await this.#font(resource('Font', first));
          state.size = a;
          break;
        case 'Tm':
          text = new DOMMatrix([a, b, c, d, e, f]);
          break;
        case 'Td':
          text = text.translate(a, b);
          break;
        case 'TJ': {
          if (!state.font || !Array.isArray(first)) throw unsupported('text without a font');
          const glyphText = textOutlines(state.font, state.size, text, first);
          fillPath(plates, state, glyphText.path, 'nonzero');
          text = glyphText.pen;
          break;
        }
        default:
          if (!nonPaintingOperators.has(operator)) throw unsupported(`the operator “${operator}”`);
      }
    }
    while (savedStates.pop()) restore();
  }

  async #draw(plates: Plates, state: GraphicsState, value: PdfValue): Promise<void> {
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

  #font(value: PdfValue): Promise<ProofFont> {
    return readOnce(this.#fonts, value, () => readFont(this.#file, value));
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

function setLine(context: CanvasRenderingContext2D, operator: string, value: number, dashes: number[]): void {
  if (operator === 'w') context.lineWidth = value;
  else if (operator === 'J') context.lineCap = lineCaps[value] ?? 'butt';
  else if (operator === 'j') context.lineJoin = lineJoins[value] ?? 'miter';
  else if (operator === 'M') context.miterLimit = value;
  else {
    context.setLineDash(dashes);
    context.lineDashOffset = value;
  }
}
