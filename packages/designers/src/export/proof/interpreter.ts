import { glyphOutlines } from './glyphOutlines.ts';
import { type Dictionary, isOperator, type PdfObjects, type PdfValue, unknown } from './pdfObjects.ts';
import { paintPhotograph, readPhotograph } from './photographs.ts';
import { type Inks, isBlackAlone, type Plates, styleOf } from './plates.ts';
import type { Press } from './press.ts';
import { type AxialShading, axialShading, withOpacity } from './shadings.ts';

interface Font {
  outline: (glyph: number) => Path2D;
  /** In thousandths of the size. */
  widths: Map<number, number>;
}

interface State {
  matrix: DOMMatrix;
  fill: Inks;
  stroke: Inks;
  /** The colour space that `scn` and `SCN` are in. */
  spaces: { fill?: 'All'; stroke?: 'All' };
  fillAlpha: number;
  strokeAlpha: number;
  blend: 'source-over' | 'multiply';
  mask?: AxialShading;
  font?: Font;
  size: number;
}

const BLACK: Inks = [0, 0, 0, 1];
const CAPS: CanvasLineCap[] = ['butt', 'round', 'square'];
const JOINS: CanvasLineJoin[] = ['miter', 'round', 'bevel'];
/** Marked content is for readers; it paints nothing. */
const SILENT = new Set(['BMC', 'BDC', 'EMC']);

/** Paints content streams of the kind that `pdf/write` writes, and refuses every other operator by name. */
export class Interpreter {
  readonly #file: PdfObjects;
  readonly #press: Press;
  readonly #fonts = new Map<PdfValue | undefined, Promise<Font>>();
  readonly #photographs = new Map<PdfValue | undefined, Promise<ImageBitmap>>();

  constructor(file: PdfObjects, press: Press) {
    this.#file = file;
    this.#press = press;
  }

  async paint(
    content: PdfValue | undefined,
    resources: Dictionary,
    plates: Plates,
    matrix: DOMMatrix,
  ): Promise<void> {
    let state: State = {
      matrix,
      fill: BLACK,
      stroke: BLACK,
      spaces: {},
      fillAlpha: 1,
      strokeAlpha: 1,
      blend: 'source-over',
      size: 0,
    };
    const kept: State[] = [];
    let path = new Path2D();
    let clip: CanvasFillRule | undefined;
    let text = new DOMMatrix();
    const depth = () => plates.each((context) => context.restore());
    const resource = (kind: string, name: PdfValue | undefined) => {
      const value = this.#file.dictionary(resources.get(`/${kind}`)).get(String(name));
      if (value === undefined) throw unknown(`the ${kind} ${String(name)}, which it does not hold`);
      return value;
    };
    const finish = (fillRule?: CanvasFillRule, strokes = false) => {
      if (fillRule) this.#fill(plates, state, path, fillRule);
      if (strokes) this.#stroke(plates, state, path);
      if (clip) {
        const rule = clip;
        plates.each((context) => {
          context.setTransform(state.matrix);
          context.clip(path, rule);
        });
      }
      clip = undefined;
      path = new Path2D();
    };
    const lines = (set: (context: CanvasRenderingContext2D) => void) => plates.each(set);

    const operands: PdfValue[] = [];
    for (const value of await this.#file.operators(content)) {
      if (!isOperator(value)) {
        operands.push(value);
        continue;
      }
      const { operator } = value;
      const numbers = operands.filter((each) => typeof each === 'number');
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      const [first] = operands;
      switch (operator) {
        case 'q':
          kept.push({ ...state, spaces: { ...state.spaces } });
          plates.each((context) => context.save());
          break;
        case 'Q':
          state = kept.pop() ?? state;
          depth();
          break;
        case 'cm':
          state.matrix = state.matrix.multiply(new DOMMatrix([a, b, c, d, e, f]));
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
          clip = 'nonzero';
          break;
        case 'W*':
          clip = 'evenodd';
          break;
        case 'n':
          finish();
          break;
        case 'f':
          finish('nonzero');
          break;
        case 'f*':
          finish('evenodd');
          break;
        case 'S':
          finish(undefined, true);
          break;
        case 'w':
          lines((context) => {
            context.lineWidth = a;
          });
          break;
        case 'J':
          lines((context) => {
            context.lineCap = CAPS[a] ?? 'butt';
          });
          break;
        case 'j':
          lines((context) => {
            context.lineJoin = JOINS[a] ?? 'miter';
          });
          break;
        case 'M':
          lines((context) => {
            context.miterLimit = a;
          });
          break;
        case 'd':
          lines((context) => {
            context.setLineDash(this.#file.numbers(first));
            context.lineDashOffset = a;
          });
          break;
        case 'k':
          state.fill = [a, b, c, d];
          break;
        case 'K':
          state.stroke = [a, b, c, d];
          break;
        case 'cs':
          state.spaces.fill = this.#all(resource('ColorSpace', first));
          break;
        case 'CS':
          state.spaces.stroke = this.#all(resource('ColorSpace', first));
          break;
        case 'scn':
          if (!state.spaces.fill) throw unknown('a color without its color space');
          state.fill = [a, a, a, a];
          break;
        case 'SCN':
          if (!state.spaces.stroke) throw unknown('a color without its color space');
          state.stroke = [a, a, a, a];
          break;
        case 'gs':
          await this.#setState(state, this.#file.dictionary(resource('ExtGState', first)));
          break;
        case 'sh':
          this.#shade(
            plates,
            state,
            axialShading(this.#file, this.#file.dictionary(resource('Shading', first))),
          );
          break;
        case 'Do':
          await this.#draw(plates, state, resource('XObject', first));
          break;
        case 'BT':
          text = new DOMMatrix();
          break;
        case 'ET':
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
        case 'TJ':
          text = this.#show(plates, state, text, first);
          break;
        default:
          if (!SILENT.has(operator)) throw unknown(`the operator “${operator}”`);
      }
      operands.length = 0;
    }
    while (kept.pop()) depth();
  }

  #all(value: PdfValue): 'All' {
    const space = this.#file.value(value);
    if (
      !Array.isArray(space) ||
      space[0] !== '/Separation' ||
      space[1] !== '/All' ||
      space[2] !== '/DeviceCMYK'
    )
      throw unknown('a color space other than four inks and the registration color');
    const tints = this.#file.dictionary(space[3]);
    if (this.#file.numbers(tints.get('/C1')).join() !== '1,1,1,1')
      throw unknown('a registration color of other inks');
    return 'All';
  }

  async #setState(state: State, entries: Dictionary): Promise<void> {
    for (const [key, entry] of entries) {
      const value = this.#file.value(entry);
      if (key === '/Type') continue;
      else if (key === '/ca') state.fillAlpha = value as number;
      else if (key === '/CA') state.strokeAlpha = value as number;
      else if (key === '/BM' && (value === '/Normal' || value === '/Multiply'))
        state.blend = value === '/Multiply' ? 'multiply' : 'source-over';
      else if (key === '/SMask') state.mask = await this.#mask(this.#file.dictionary(value));
      else throw unknown(`the graphics state ${key.slice(1)} ${String(value)}`);
    }
  }

  /** A mask is one gradient of light, as `content.ts` writes it. */
  async #mask(mask: Dictionary): Promise<AxialShading> {
    const group = mask.get('/G');
    const form = this.#file.dictionary(group);
    const [name, operator, ...more] = await this.#file.operators(group);
    const isShading = operator !== undefined && isOperator(operator) && operator.operator === 'sh';
    if (mask.get('/S') !== '/Luminosity' || !isShading || more.length > 0)
      throw unknown('a soft mask other than a gradient');
    const shadings = this.#file.dictionary(this.#file.dictionary(form.get('/Resources')).get('/Shading'));
    return axialShading(this.#file, this.#file.dictionary(shadings.get(String(name))));
  }

  #fill(plates: Plates, state: State, path: Path2D, rule: CanvasFillRule): void {
    if (state.mask) throw unknown('a plain color under a soft mask');
    plates.each((context, plate) => {
      const style = styleOf(state.fill, plate);
      if (!style) return;
      prepare(context, state, state.fillAlpha);
      context.fillStyle = style;
      context.fill(path, rule);
    });
  }

  #stroke(plates: Plates, state: State, path: Path2D): void {
    if (state.mask) throw unknown('a line under a soft mask');
    plates.each((context, plate) => {
      const style = styleOf(state.stroke, plate);
      if (!style) return;
      prepare(context, state, state.strokeAlpha);
      context.strokeStyle = style;
      context.stroke(path);
    });
  }

  #shade(plates: Plates, state: State, shading: AxialShading): void {
    if (shading.space !== '/DeviceCMYK') throw unknown('a gradient of light on a page');
    const stops = withOpacity(shading, state.mask);
    const isBlack = stops.every(({ inks }) => isBlackAlone(inks));
    plates.each((context, plate) => {
      if (plate === 2 && isBlack) return;
      prepare(context, state, state.fillAlpha);
      const gradient = context.createLinearGradient(...shading.coords);
      // Black alone in one stop of several is still a colour of the gradient.
      for (const { at, inks, alpha } of stops)
        gradient.addColorStop(at, styleOf(inks, plate === 2 ? 0 : plate, alpha) ?? '');
      context.fillStyle = gradient;
      context.resetTransform();
      // The clip bounds it; a gradient has its coordinates from the matrix when it is filled.
      const { width, height } = context.canvas;
      const page = new Path2D();
      page.addPath(rectangle(width, height), state.matrix.inverse());
      context.setTransform(state.matrix);
      context.fill(page);
    });
  }

  async #draw(plates: Plates, state: State, value: PdfValue): Promise<void> {
    if (state.mask) throw unknown('a picture or group under a soft mask');
    const object = this.#file.dictionary(value);
    const kind = this.#file.get(object, '/Subtype');
    if (kind === '/Image') {
      const bitmap = this.#photographs.get(value) ?? readPhotograph(this.#file, value);
      this.#photographs.set(value, bitmap);
      const { fillAlpha: alpha, blend } = state;
      paintPhotograph(plates, await bitmap, state.matrix, this.#press, { alpha, blend });
      return;
    }
    if (kind !== '/Form') throw unknown(`the object ${String(kind)}`);
    if (state.blend !== 'source-over') throw unknown('a group that multiplies');
    const own = object.has('/Matrix')
      ? new DOMMatrix(this.#file.numbers(object.get('/Matrix')))
      : new DOMMatrix();
    const matrix = state.matrix.multiply(own);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = this.#file.numbers(object.get('/BBox'));
    const box = new Path2D();
    box.rect(x1, y1, x2 - x1, y2 - y1);
    const group = object.has('/Group') ? this.#file.dictionary(object.get('/Group')) : undefined;
    if (group?.has('/I') || group?.has('/K')) throw unknown('an isolated or knockout group');
    if (!group && state.fillAlpha < 1) throw unknown('a translucent form that is no group');
    const into = state.fillAlpha < 1 ? plates.copy() : plates;
    into.each((context) => {
      context.save();
      context.setTransform(matrix);
      context.clip(box);
    });
    await this.paint(value, this.#file.dictionary(object.get('/Resources')), into, matrix);
    into.each((context) => context.restore());
    if (into === plates) return;
    // A group that is not isolated is the page with it, faded in over the page without it (ISO 32000-1, 11.4.4).
    plates.each((context, plate) => {
      const source = into.canvases[plate].canvas;
      context.resetTransform();
      context.globalAlpha = state.fillAlpha;
      context.globalCompositeOperation = 'source-over';
      context.drawImage(source, 0, 0);
      source.width = 0;
    });
  }

  #font(value: PdfValue): Promise<Font> {
    const known = this.#fonts.get(value) ?? this.#readFont(this.#file.dictionary(value));
    this.#fonts.set(value, known);
    return known;
  }

  async #readFont(font: Dictionary): Promise<Font> {
    const [descendant] = (this.#file.get(font, '/DescendantFonts') as PdfValue[] | undefined) ?? [];
    const own = this.#file.dictionary(descendant);
    if (
      this.#file.get(font, '/Encoding') !== '/Identity-H' ||
      this.#file.get(own, '/Subtype') !== '/CIDFontType2'
    )
      throw unknown('a font that is no TrueType font by glyph numbers');
    const program = this.#file.dictionary(own.get('/FontDescriptor')).get('/FontFile2');
    const list = (this.#file.get(own, '/W') as PdfValue[] | undefined) ?? [];
    const widths = new Map<number, number>();
    for (let at = 0; at < list.length; at += 2)
      this.#file.numbers(list[at + 1]).forEach((width, index) => {
        widths.set((list[at] as number) + index, width);
      });
    const outlines = glyphOutlines(await this.#file.stream(program));
    if (this.#file.get(own, '/CIDToGIDMap') === '/Identity') return { outline: outlines, widths };
    const map = await this.#file.stream(own.get('/CIDToGIDMap'));
    return {
      outline: (code) => outlines(((map[code * 2] ?? 0) << 8) | (map[code * 2 + 1] ?? 0)),
      widths,
    };
  }

  /** Where the pen stands after it. */
  #show(plates: Plates, state: State, text: DOMMatrix, value: PdfValue | undefined): DOMMatrix {
    const { font, size } = state;
    if (!font || !Array.isArray(value)) throw unknown('text without a font');
    const path = new Path2D();
    let pen = text;
    for (const part of value) {
      if (typeof part === 'number') pen = pen.translate((-part / 1000) * size, 0);
      else if (part instanceof Uint8Array)
        for (let at = 0; at < part.length; at += 2) {
          const glyph = ((part[at] ?? 0) << 8) | (part[at + 1] ?? 0);
          path.addPath(font.outline(glyph), pen.scale(size, size));
          pen = pen.translate(((font.widths.get(glyph) ?? 0) / 1000) * size, 0);
        }
      else throw unknown('what stands between its glyphs');
    }
    this.#fill(plates, state, path, 'nonzero');
    return pen;
  }
}

const rectangle = (width: number, height: number): Path2D => {
  const path = new Path2D();
  path.rect(0, 0, width, height);
  return path;
};

function prepare(context: CanvasRenderingContext2D, { matrix, blend }: State, alpha: number): void {
  context.setTransform(matrix);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = blend;
}
