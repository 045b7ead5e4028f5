import {
  bytesOf,
  nameOf,
  numbersOf,
  operations,
  PdfDict,
  type PdfValue,
} from '../../reading/contentStream.ts';
import type { PdfObjects } from '../../reading/pdfObjects.ts';
import { pointsPerInch } from '../../units.ts';
import type { Matrix, Point, Rect } from '../displayList.ts';
import { intersection, multiply, transformedBounds, transformPoint, union } from '../geometry.ts';
import { boxOf, isEmpty, type PaintedPage, spaceName, type WrittenColor } from './painted.ts';
import { type ReportFont, reportFont } from './reportFont.ts';

interface State {
  ctm: Matrix;
  clip: Rect;
  fill: WrittenColor;
  stroke: WrittenColor;
  font?: ReportFont;
  size: number;
  leading: number;
  spacing: number;
}

/** The text line matrix and the text matrix (ISO 32000-1, 9.4.1). */
interface TextPosition {
  line: Matrix;
  pen: Matrix;
}

/** Looks up a named resource of the content stream. */
type Resource = (kind: string, name: PdfValue | undefined) => PdfValue | undefined;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const black: WrittenColor = { space: 'DeviceGray', components: [0] };
const deviceSpaces: Record<string, string> = { g: 'DeviceGray', rg: 'DeviceRGB', k: 'DeviceCMYK' };
/** Text operators that our files never use. If they occurred, positions and sizes would be wrong. */
const unsupportedOperators = new Set(['Tw', 'Tz', 'Ts', '"', 'd0', 'd1']);
const fillOperators = new Set(['f', 'F', 'f*', 'b', 'b*', 'B', 'B*']);
const strokeOperators = new Set(['S', 's', 'b', 'b*', 'B', 'B*']);
/** Nesting depth of forms: our files have two or three levels. */
const maxFormDepth = 12;

const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
};

/** Goes through the operators of a page and its forms, and records what each one paints, where, and in which color. */
export class PageReader {
  readonly #file: PdfObjects;
  readonly #fonts: Map<number, ReportFont>;
  readonly page: PaintedPage;

  /** @param fonts of the whole file, by object; those that show text are added */
  constructor(file: PdfObjects, page: PdfDict, fonts: Map<number, ReportFont>) {
    this.#file = file;
    this.#fonts = fonts;
    const media = boxOf(file.numbers(page.get('MediaBox')));
    if (!media) throw new Error('A page of the PDF has no MediaBox.');
    const bleed = boxOf(file.numbers(page.get('BleedBox'))) ?? media;
    const trim = boxOf(file.numbers(page.get('TrimBox'))) ?? bleed;
    this.page = { media, bleed, trim, painted: [], transparency: new Set(), overprints: false };
  }

  async read(page: PdfDict): Promise<PaintedPage> {
    const contents = page.get('Contents');
    const streams = Array.isArray(contents) ? contents : [contents];
    const parts = [];
    for (const stream of streams) parts.push(await this.#file.content(stream));
    const state: State = {
      ctm: identity,
      clip: this.page.media,
      fill: black,
      stroke: black,
      size: 0,
      leading: 0,
      spacing: 0,
    };
    await this.#run(parts.join('\n'), this.#file.dict(page.get('Resources')), state, 0);
    return this.page;
  }

  async #run(content: string, resources: PdfDict, from: State, depth: number): Promise<void> {
    if (depth > maxFormDepth) throw new Error('The PDF has forms in forms without end.');
    const resource: Resource = (kind, name) => this.#file.dict(resources.get(kind)).get(nameOf(name));
    let state = { ...from };
    const savedStates: State[] = [];
    let path: Rect | undefined;
    let clips = false;
    const text: TextPosition = { line: identity, pen: identity };
    const extend = (...points: Point[]) => {
      for (const point of points) {
        const [x, y] = transformPoint(state.ctm, point);
        const dot = { x, y, width: 0, height: 0 };
        path = path ? union(path, dot) : dot;
      }
    };
    for (const { operator, operands } of operations(content)) {
      const numbers = numbersOf(operands);
      const [a = 0, b = 0, c = 0, d = 0] = numbers;
      if (unsupportedOperators.has(operator))
        throw new Error(`The PDF uses ${operator}, which this report can't read.`);
      if (operator === 'q') savedStates.push({ ...state });
      else if (operator === 'Q') state = savedStates.pop() ?? state;
      else if (operator === 'cm') state.ctm = multiply(state.ctm, matrixOf(numbers));
      else if (operator === 'm' || operator === 'l') extend([a, b]);
      else if (operator === 're') extend([a, b], [a + c, b + d]);
      else if (operator === 'c' || operator === 'v' || operator === 'y')
        for (let at = 0; at + 1 < numbers.length; at += 2) extend([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      else if (operator === 'W' || operator === 'W*') clips = true;
      else if (fillOperators.has(operator) || strokeOperators.has(operator) || operator === 'n') {
        const box = path && intersection(path, state.clip);
        if (box && fillOperators.has(operator)) this.#area(box, [state.fill]);
        if (path && strokeOperators.has(operator)) this.#area(path, [state.stroke]);
        if (clips) state.clip = box ?? { ...state.clip, width: 0, height: 0 };
        path = undefined;
        clips = false;
      } else if (this.#setColor(operator, numbers, operands[0], state, resource)) continue;
      else if (operator === 'gs') this.#graphicsState(this.#file.dict(resource('ExtGState', operands[0])));
      else if (operator === 'sh') this.#area(state.clip, this.#shading(resource('Shading', operands[0])));
      else if (operator === 'Do')
        await this.#object(resource('XObject', operands[0]), resources, state, depth);
      else await this.#setText(operator, operands, text, state, resource);
    }
  }

  /** Color operators (ISO 32000-1, 8.6.8). Returns false for any other. */
  #setColor(
    operator: string,
    numbers: number[],
    operand: PdfValue | undefined,
    state: State,
    resource: Resource,
  ): boolean {
    if (/^(?:g|rg|k)$/i.test(operator)) {
      const color = { space: deviceSpaces[operator.toLowerCase()] ?? '', components: numbers };
      if (operator === operator.toLowerCase()) state.fill = color;
      else state.stroke = color;
    } else if (operator === 'cs' || operator === 'CS') {
      const space = this.#space(resource('ColorSpace', operand) ?? operand);
      if (operator === 'cs') state.fill = { space, components: [0] };
      else state.stroke = { space, components: [0] };
    } else if (operator === 'sc' || operator === 'scn') state.fill = { ...state.fill, components: numbers };
    else if (operator === 'SC' || operator === 'SCN') state.stroke = { ...state.stroke, components: numbers };
    else return false;
    return true;
  }

  /** Text operators (ISO 32000-1, 9.3 and 9.4). Any other is ignored. */
  async #setText(
    operator: string,
    operands: PdfValue[],
    text: TextPosition,
    state: State,
    resource: Resource,
  ): Promise<void> {
    const [first] = operands;
    const numbers = numbersOf(operands);
    const [a = 0, b = 0] = numbers;
    const startLine = (line: Matrix) => {
      text.line = line;
      text.pen = line;
    };
    const moveLine = (x: number, y: number) => startLine(multiply(text.line, [1, 0, 0, 1, x, y]));
    if (operator === 'BT') startLine(identity);
    else if (operator === 'Tf') {
      state.font = await this.#font(resource('Font', first));
      state.size = a;
    } else if (operator === 'Tm') startLine(matrixOf(numbers));
    else if (operator === 'TL') state.leading = a;
    else if (operator === 'Tc') state.spacing = a;
    else if (operator === 'Td' || operator === 'TD') {
      if (operator === 'TD') state.leading = -b;
      moveLine(a, b);
    } else if (operator === 'T*') moveLine(0, -state.leading);
    else if (operator === 'Tj' || operator === 'TJ' || operator === "'") {
      if (operator === "'") moveLine(0, -state.leading);
      text.pen = this.#show(Array.isArray(first) ? first : [first ?? null], text.pen, state);
    }
  }

  #area(box: Rect, colors: readonly WrittenColor[]) {
    this.page.painted.push({ kind: 'area', box, colors });
  }

  /** Records the area a line of text covers. Returns where the next one continues. */
  #show(parts: readonly PdfValue[], start: Matrix, { font, size, spacing, fill, ctm, clip }: State): Matrix {
    if (!font) throw new Error('The PDF shows text without a font.');
    const matrix = multiply(ctm, start);
    let x = 0;
    let box: Rect | undefined;
    for (const part of parts) {
      if (typeof part === 'number') x -= (part / 1000) * size;
      const bytes = bytesOf(part);
      for (let at = 0; at + font.codeLength <= bytes.length; at += font.codeLength) {
        const code =
          font.codeLength === 2
            ? (bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1)
            : bytes.charCodeAt(at);
        const glyph = font.box(code);
        if (glyph) {
          const glyphBox = transformedBounds(matrix, {
            x: x + glyph.x * size,
            y: glyph.y * size,
            width: glyph.width * size,
            height: glyph.height * size,
          });
          box = box ? union(box, glyphBox) : glyphBox;
        }
        x += font.advance(code) * size + spacing;
      }
    }
    if (box && !isEmpty(intersection(box, clip)))
      this.page.painted.push({
        kind: 'text',
        box,
        color: fill,
        font: font.name,
        size: size * Math.hypot(matrix[2], matrix[3]),
      });
    return multiply(start, [1, 0, 0, 1, x, 0]);
  }

  async #object(reference: PdfValue | undefined, resources: PdfDict, state: State, depth: number) {
    const object = this.#file.dict(reference);
    if (this.#file.name(object.get('Subtype')) === 'Image') {
      this.#picture(object, state);
      return;
    }
    const ctm = multiply(state.ctm, matrixOf(this.#file.numbers(object.get('Matrix'))));
    const formBox = boxOf(this.#file.numbers(object.get('BBox')));
    const clip = formBox ? intersection(state.clip, transformedBounds(ctm, formBox)) : state.clip;
    const formResources = object.has('Resources') ? this.#file.dict(object.get('Resources')) : resources;
    await this.#run(await this.#file.content(reference), formResources, { ...state, ctm, clip }, depth + 1);
  }

  #picture(image: PdfDict, { ctm, clip }: State) {
    const box = intersection(transformedBounds(ctm, { x: 0, y: 0, width: 1, height: 1 }), clip);
    if (isEmpty(box)) return;
    const width = Number(this.#file.resolve(image.get('Width')));
    const height = Number(this.#file.resolve(image.get('Height')));
    if (image.has('SMask')) this.page.transparency.add('soft mask');
    const ppi =
      pointsPerInch * Math.min(width / Math.hypot(ctm[0], ctm[1]), height / Math.hypot(ctm[2], ctm[3]));
    const space = this.#space(image.get('ColorSpace'));
    this.page.painted.push({ kind: 'picture', box, space, pixels: [width, height], ppi });
  }

  #space(value: PdfValue | undefined): string {
    const space = this.#file.resolve(value);
    if (!Array.isArray(space)) return nameOf(space);
    const components = this.#file.resolve(this.#file.dict(space[1]).get('N'));
    return spaceName(nameOf(space[0]), this.#file.resolve(space[1]), Number(components));
  }

  /** The colors at the ends and at each stop. Colors between them use no more ink. */
  #shading(reference: PdfValue | undefined): WrittenColor[] {
    const shading = this.#file.dict(reference);
    const space = this.#space(shading.get('ColorSpace'));
    const ends = (value: PdfValue | undefined): WrittenColor[] => {
      const attributes = this.#file.dict(value);
      if (attributes.has('Functions')) return this.#file.list(attributes.get('Functions')).flatMap(ends);
      return ['C0', 'C1'].map((key) => ({ space, components: this.#file.numbers(attributes.get(key)) }));
    };
    return ends(shading.get('Function'));
  }

  #graphicsState(state: PdfDict) {
    const { transparency } = this.page;
    const blend = this.#file.name(state.get('BM'));
    if (blend && blend !== 'Normal') transparency.add(blend);
    if (state.get('SMask') instanceof PdfDict) transparency.add('soft mask');
    if (['ca', 'CA'].some((key) => Number(state.get(key) ?? 1) < 1)) transparency.add('opacity');
    if (state.get('OP') === true || state.get('op') === true) this.page.overprints = true;
  }

  async #font(reference: PdfValue | undefined): Promise<ReportFont> {
    if (typeof reference !== 'object' || reference === null || !('ref' in reference))
      throw new Error("The PDF shows text in a font that it doesn't name.");
    const font = this.#fonts.get(reference.ref) ?? (await reportFont(this.#file, reference));
    this.#fonts.set(reference.ref, font);
    return font;
  }
}
