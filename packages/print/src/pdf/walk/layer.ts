import type { Group, Item, Matrix, Path, Rect } from '../displayList.ts';

/** Clips that apply together, from innermost to outermost. */
export interface Clip {
  path: Path;
  outer?: Clip;
}

/** Collects items in painting order and groups those that share clips. */
export class Layer {
  readonly items: Item[] = [];
  readonly #clips = new WeakMap<Item[], Clip>();

  add(item: Item, clip?: Clip): void {
    this.#container(clip).push(item);
  }

  #container(clip?: Clip): Item[] {
    if (!clip) return this.items;
    const container = this.#container(clip.outer);
    const last = container.at(-1);
    if (last?.kind === 'group' && this.#clips.get(last.items) === clip) return last.items;
    const group: Group = { kind: 'group', clip: clip.path, items: [] };
    this.#clips.set(group.items, clip);
    container.push(group);
    return group.items;
  }
}

/** Converts page positions to artboard CSS px, whatever scale its ancestors have. */
export class ArtboardFrame {
  readonly #left: number;
  readonly #top: number;
  readonly scale: number;

  constructor(root: HTMLElement) {
    const bounds = root.getBoundingClientRect();
    this.scale = bounds.width / root.offsetWidth;
    this.#left = bounds.left;
    this.#top = bounds.top;
  }

  rect({ left, top, width, height }: DOMRect): Rect {
    return {
      x: (left - this.#left) / this.scale,
      y: (top - this.#top) / this.scale,
      width: width / this.scale,
      height: height / this.scale,
    };
  }

  matrix({ a, b, c, d, e, f }: DOMMatrix): Matrix {
    const s = this.scale;
    return [a / s, b / s, c / s, d / s, (e - this.#left) / s, (f - this.#top) / s];
  }
}
