import type { Operation, PdfDict, PdfValue } from '../reading/contentStream.ts';
import {
  applyGraphicsState,
  type GraphicsState,
  initialState,
  refuseOtherSeparations,
} from './graphicsState.ts';
import { fillPath, paintShading, strokePath } from './painting.ts';
import type { Plates } from './plates.ts';
import { type ProofFile, unsupported } from './proofFile.ts';
import { type ProofFont, textOutlines } from './proofFont.ts';
import { axialShading } from './shadings.ts';

const lineCaps: CanvasLineCap[] = ['butt', 'round', 'square'];
const lineJoins: CanvasLineJoin[] = ['miter', 'round', 'bevel'];
/** Marked content is for assistive technology. It paints nothing. */
const nonPaintingOperators = new Set(['BMC', 'BDC', 'EMC', 'ET']);

/** The fonts and external objects (XObjects) of a file, read once for all its content streams. */
export interface FileObjects {
  font: (value: PdfValue) => Promise<ProofFont>;
  paintObject: (plates: Plates, state: GraphicsState, value: PdfValue) => Promise<void>;
}

/** Paints the operators of one content stream, and refuses every operator that `pdf/write` doesn't write by name. */
export class ContentPainter {
  readonly #file: ProofFile;
  readonly #objects: FileObjects;
  readonly #resources: PdfDict;
  readonly #plates: Plates;
  #state: GraphicsState;
  readonly #savedStates: GraphicsState[] = [];
  #path = new Path2D();
  /** The rule of a clip that takes effect after the next path-painting operator. */
  #clip: CanvasFillRule | undefined;
  #textMatrix = new DOMMatrix();
  /** The color operators, `cs` and `CS`, that have set a color space. */
  readonly #setSpaces = new Set<string>();

  constructor(file: ProofFile, objects: FileObjects, resources: PdfDict, plates: Plates, matrix: DOMMatrix) {
    this.#file = file;
    this.#objects = objects;
    this.#resources = resources;
    this.#plates = plates;
    this.#state = initialState(matrix);
  }

  async paint(operations: Iterable<Operation>): Promise<void> {
    for (const { operator, operands } of operations) {
      const [first] = operands;
      const numbers = operands.filter((each) => typeof each === 'number');
      const isPainted =
        this.#paintPath(operator, numbers) ||
        this.#setColor(operator, numbers, first) ||
        this.#setLine(operator, numbers, first) ||
        (await this.#setState(operator, numbers, first)) ||
        (await this.#showText(operator, numbers, first)) ||
        (await this.#paintResource(operator, first));
      if (!isPainted && !nonPaintingOperators.has(operator)) throw unsupported(`the operator “${operator}”`);
    }
    while (this.#savedStates.pop()) this.#restore();
  }

  /** Graphics state operators (ISO 32000-1, 8.4.4). */
  async #setState(operator: string, numbers: number[], first: PdfValue | undefined): Promise<boolean> {
    if (operator === 'q') {
      this.#savedStates.push({ ...this.#state });
      this.#plates.forEachCanvas((context) => context.save());
    } else if (operator === 'Q') {
      this.#state = this.#savedStates.pop() ?? this.#state;
      this.#restore();
    } else if (operator === 'cm') this.#state.matrix = this.#state.matrix.multiply(matrixOf(numbers));
    else if (operator === 'gs')
      await applyGraphicsState(this.#file, this.#state, this.#file.dict(this.#resource('ExtGState', first)));
    else return false;
    return true;
  }

  #restore(): void {
    this.#plates.forEachCanvas((context) => context.restore());
  }

  /** Line style operators (ISO 32000-1, 8.4.3). */
  #setLine(operator: string, [value = 0]: number[], first: PdfValue | undefined): boolean {
    if (!['w', 'J', 'j', 'M', 'd'].includes(operator)) return false;
    const dashes = operator === 'd' ? this.#file.numbers(first) : [];
    this.#plates.forEachCanvas((context) => {
      if (operator === 'w') context.lineWidth = value;
      else if (operator === 'J') context.lineCap = lineCaps[value] ?? 'butt';
      else if (operator === 'j') context.lineJoin = lineJoins[value] ?? 'miter';
      else if (operator === 'M') context.miterLimit = value;
      else {
        context.setLineDash(dashes);
        context.lineDashOffset = value;
      }
    });
    return true;
  }

  /** Path construction, painting, and clipping operators (ISO 32000-1, 8.5). */
  #paintPath(operator: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): boolean {
    const path = this.#path;
    if (operator === 'm') path.moveTo(a, b);
    else if (operator === 'l') path.lineTo(a, b);
    else if (operator === 'c') path.bezierCurveTo(a, b, c, d, e, f);
    else if (operator === 're') path.rect(a, b, c, d);
    else if (operator === 'h') path.closePath();
    else if (operator === 'W') this.#clip = 'nonzero';
    else if (operator === 'W*') this.#clip = 'evenodd';
    else if (operator === 'f' || operator === 'f*') {
      fillPath(this.#plates, this.#state, path, operator === 'f' ? 'nonzero' : 'evenodd');
      this.#endPath();
    } else if (operator === 'S') {
      strokePath(this.#plates, this.#state, path);
      this.#endPath();
    } else if (operator === 'n') this.#endPath();
    else return false;
    return true;
  }

  /** Applies the clip that was set with the path, and starts a new path. */
  #endPath(): void {
    const path = this.#path;
    const rule = this.#clip;
    if (rule)
      this.#plates.forEachCanvas((context) => {
        context.setTransform(this.#state.matrix);
        context.clip(path, rule);
      });
    this.#clip = undefined;
    this.#path = new Path2D();
  }

  /** Color operators (ISO 32000-1, 8.6.8). */
  #setColor(operator: string, [a = 0, b = 0, c = 0, d = 0]: number[], first: PdfValue | undefined): boolean {
    if (operator === 'k') this.#state.fill = [a, b, c, d];
    else if (operator === 'K') this.#state.stroke = [a, b, c, d];
    else if (operator === 'cs' || operator === 'CS') {
      refuseOtherSeparations(this.#file, this.#resource('ColorSpace', first));
      this.#setSpaces.add(operator);
    } else if (operator === 'scn' || operator === 'SCN') {
      if (!this.#setSpaces.has(operator === 'scn' ? 'cs' : 'CS'))
        throw unsupported('a color without its color space');
      if (operator === 'scn') this.#state.fill = [a, a, a, a];
      else this.#state.stroke = [a, a, a, a];
    } else return false;
    return true;
  }

  /** Text operators (ISO 32000-1, 9.4). */
  async #showText(operator: string, numbers: number[], first: PdfValue | undefined): Promise<boolean> {
    const [a = 0, b = 0] = numbers;
    if (operator === 'BT') this.#textMatrix = new DOMMatrix();
    else if (operator === 'Tf') {
      this.#state.font = await this.#objects.font(this.#resource('Font', first));
      this.#state.size = a;
    } else if (operator === 'Tm') this.#textMatrix = matrixOf(numbers);
    else if (operator === 'Td') this.#textMatrix = this.#textMatrix.translate(a, b);
    else if (operator === 'TJ') {
      const { font, size } = this.#state;
      if (!font || !Array.isArray(first)) throw unsupported('text without a font');
      const text = textOutlines(font, size, this.#textMatrix, first);
      fillPath(this.#plates, this.#state, text.path, 'nonzero');
      this.#textMatrix = text.pen;
    } else return false;
    return true;
  }

  /** Shadings and external objects (ISO 32000-1, 8.7.4.2 and 8.8). */
  async #paintResource(operator: string, first: PdfValue | undefined): Promise<boolean> {
    if (operator === 'sh')
      paintShading(
        this.#plates,
        this.#state,
        axialShading(this.#file, this.#file.dict(this.#resource('Shading', first))),
      );
    else if (operator === 'Do')
      await this.#objects.paintObject(this.#plates, this.#state, this.#resource('XObject', first));
    else return false;
    return true;
  }

  #resource(kind: string, name: PdfValue | undefined): PdfValue {
    const value = this.#file.dict(this.#resources.get(kind)).get(this.#file.name(name));
    if (value === undefined) throw unsupported(`a missing ${kind}, ${this.#file.name(name)}`);
    return value;
  }
}

const matrixOf = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]) => new DOMMatrix([a, b, c, d, e, f]);
