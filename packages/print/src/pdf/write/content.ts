import type {
  Group,
  Item,
  Matrix,
  Paint,
  Path,
  PlacedPicture,
  Rect,
  Shape,
  Stroke,
  TextRun,
} from '../displayList.ts';
import { invert, multiply, transformedBounds } from '../geometry.ts';
import type { EmbeddedFont } from './embeddedFont.ts';
import type { EmbeddedPicture } from './embedPicture.ts';
import type { LoadedFont } from './fonts.ts';
import { shadings } from './gradients.ts';
import { fillOperator, type OutputColors, strokeOperator } from './inks.ts';
import { dict, latin1, num, nums, type PdfFile, ref } from './objects.ts';
import type { MarkedStream } from './structureTree.ts';

/** Shared by all pages. */
export interface SharedResources {
  file: PdfFile;
  inks: OutputColors;
  /** Poppins by weight, and the other typefaces. */
  fonts: Map<number | LoadedFont, EmbeddedFont>;
  /** The pictures in the display list's order. */
  pictures: EmbeddedPicture[];
}

const lineCapCodes = { butt: 0, round: 1, square: 2 };
const lineJoinCodes = { miter: 0, round: 1, bevel: 2 };

/** Writes items as the operators of a content stream, with the resources they refer to. */
export class Content {
  readonly #shared: SharedResources;
  readonly #page: Rect;
  readonly #marks: MarkedStream | undefined;
  #isMarked = false;
  readonly #operators: string[] = [];
  readonly #resources = new Map<string, Map<number, string>>();
  readonly #states = new Map<string, number>();

  /**
   * @param page what the page shows, in its own coordinates: nothing outside needs to be painted
   * @param marks records which content belongs to which structure element; without it, nothing is marked
   */
  constructor(shared: SharedResources, page: Rect, marks?: MarkedStream) {
    this.#shared = shared;
    this.#page = page;
    this.#marks = marks;
  }

  write(...operators: string[]): void {
    this.#operators.push(...operators);
  }

  get bytes() {
    return latin1(this.#operators.join('\n'));
  }

  get resources(): string {
    const kinds = [...this.#resources].map(([kind, ids]) => [
      kind,
      dict(Object.fromEntries([...ids].map(([id, name]) => [name, ref(id)]))),
    ]);
    return dict(Object.fromEntries(kinds));
  }

  /** The name of a resource in this stream. */
  name(kind: 'ExtGState' | 'Font' | 'Shading' | 'XObject' | 'ColorSpace', id: number): string {
    const ids = this.#resources.get(kind) ?? new Map<number, string>();
    this.#resources.set(kind, ids);
    const name = ids.get(id) ?? `${kind[0]}${id}`;
    ids.set(id, name);
    return `/${name}`;
  }

  draw(items: Item[], matrix: Matrix): void {
    for (const item of items) {
      if (item.kind === 'group') this.#group(item, matrix);
      else if (item.kind === 'text') this.#marked(item.order, () => this.#text(item));
      else if (item.kind === 'picture') this.#marked(undefined, () => this.#picture(item));
      else this.#marked(undefined, () => this.#shape(item, matrix));
    }
  }

  /** Paints as part of the element that a tag refers to, or as decoration. Neither may contain the other (ISO 14289-1, 7.1). */
  #marked(tag: number | undefined, paint: () => void) {
    if (!this.#marks || this.#isMarked) {
      paint();
      return;
    }
    this.write(this.#marks.open(tag));
    this.#isMarked = true;
    paint();
    this.#isMarked = false;
    this.write('EMC');
  }

  #group(group: Group, matrix: Matrix) {
    const { tag } = group;
    if (group.items.length === 0) return;
    if (tag !== undefined) this.#marked(tag, () => this.#paintGroup(group, matrix));
    else this.#paintGroup(group, matrix);
  }

  #paintGroup({ items, clip, matrix: own, opacity = 1 }: Group, matrix: Matrix) {
    this.write('q');
    const groupMatrix = own ? multiply(matrix, own) : matrix;
    if (own) this.write(`${nums(own)} cm`);
    if (clip) this.write(`${pathOperators(clip)} W n`);
    if (opacity < 1) {
      const form = this.#form(items, groupMatrix, this.#shared.inks.space);
      this.write(this.#state({ ca: opacity, CA: opacity }), `${this.name('XObject', form)} Do`);
    } else this.draw(items, groupMatrix);
    this.write('Q');
  }

  /** Adds the content to the file as a form XObject that covers an area, and returns its id. */
  asForm({ x, y, width, height }: Rect, entries: Record<string, string | number | undefined> = {}): number {
    return this.#shared.file.add({
      entries: {
        Type: '/XObject',
        Subtype: '/Form',
        BBox: `[${nums([x, y, x + width, y + height])}]`,
        ...entries,
        Resources: this.resources,
      },
      bytes: this.bytes,
    });
  }

  /** Wraps items in their own transparency group. */
  #form(items: Item[], matrix: Matrix, space: string, paint?: (content: Content) => void): number {
    const marks = this.#isMarked || paint ? undefined : this.#marks?.inner();
    const content = new Content(this.#shared, this.#page, marks);
    if (paint) paint(content);
    else content.draw(items, matrix);
    const form = content.asForm(transformedBounds(invert(matrix), this.#page), {
      StructParents: marks?.key,
      Group: `<</Type /Group /S /Transparency /CS /${space}>>`,
    });
    if (marks) marks.form = form;
    return form;
  }

  #shape({ path, fill, stroke, evenOdd }: Shape, matrix: Matrix) {
    if (fill) this.#fill(path, fill, evenOdd ? '*' : '', matrix);
    if (stroke && stroke.color.a > 0) this.#stroke(path, stroke);
  }

  #fill(path: Path, paint: Paint, rule: '' | '*', matrix: Matrix) {
    const { inks, file } = this.#shared;
    if (paint.kind === 'color') {
      const { color } = paint;
      this.#faded(color.a, inks.blend([color]), () =>
        this.write(fillOperator(inks, color), `${pathOperators(path)} f${rule}`),
      );
      return;
    }
    const { colors, alpha, blend } = shadings(file, inks, paint);
    this.write('q', `${pathOperators(path)} W${rule} n`);
    if (typeof alpha === 'number') this.write(this.#state({ ca: alpha, BM: blend }));
    else {
      const mask = this.#form([], matrix, 'DeviceGray', (content) =>
        content.write(`${content.name('Shading', alpha.shading)} sh`),
      );
      this.write(this.#state({ SMask: `<</Type /Mask /S /Luminosity /G ${ref(mask)}>>`, BM: blend }));
    }
    this.write(`${this.name('Shading', colors)} sh`, 'Q');
  }

  #stroke(
    path: Path,
    { color, width, dash, dashOffset = 0, cap = 'butt', join = 'miter', miterLimit = 4 }: Stroke,
  ) {
    this.#faded(color.a, this.#shared.inks.blend([color]), () =>
      this.write(
        `${num(width)} w ${lineCapCodes[cap]} J ${lineJoinCodes[join]} j ${num(Math.max(1, miterLimit))} M [${nums(dash ?? [])}] ${num(dashOffset)} d`,
        strokeOperator(this.#shared.inks, color),
        `${pathOperators(path)} S`,
      ),
    );
  }

  #text(run: TextRun) {
    const { fonts, inks } = this.#shared;
    const font = fonts.get(run.face ?? run.weight);
    const [first] = run.glyphs;
    if (!font || !first) return;
    this.#faded(run.color.a, inks.blend([run.color]), () =>
      this.write(
        fillOperator(inks, run.color),
        `BT ${this.name('Font', font.id)} ${num(run.size)} Tf 1 0 0 -1 ${nums([first.x, run.baseline])} Tm ${font.show(run)} ET`,
      ),
    );
  }

  #picture({ picture, x, y, width, height }: PlacedPicture) {
    const embedded = this.#shared.pictures[picture];
    if (!embedded) return;
    const { id } = embedded;
    const matrix = multiply([width, 0, 0, height, x, y], embedded.matrix);
    this.write('q', `${nums(matrix)} cm ${this.name('XObject', id)} Do`, 'Q');
  }

  #faded(alpha: number, blend: string | undefined, paint: () => void) {
    if (alpha >= 1) {
      paint();
      return;
    }
    this.write('q', this.#state({ ca: alpha, CA: alpha, BM: blend }));
    paint();
    this.write('Q');
  }

  #state({ BM, ...rest }: { ca?: number; CA?: number; BM?: string; SMask?: string }): string {
    const entries = Object.entries({ ...rest, BM: BM && `/${BM}` }).map(([key, value]) => [
      key,
      typeof value === 'number' ? num(value) : value,
    ]);
    const body = dict({ Type: '/ExtGState', ...Object.fromEntries(entries) });
    const id = this.#states.get(body) ?? this.#shared.file.add(body);
    this.#states.set(body, id);
    return `${this.name('ExtGState', id)} gs`;
  }
}

const pathOperators = (path: Path): string =>
  path
    .map((step) => {
      if (step[0] === 'Z') return 'h';
      const [letter, ...numbers] = step;
      return `${nums(numbers)} ${letter === 'M' ? 'm' : letter === 'L' ? 'l' : 'c'}`;
    })
    .join(' ') || '0 0 m';
