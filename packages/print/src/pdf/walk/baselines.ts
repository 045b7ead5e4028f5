import type { ArtboardFrame } from './layer.ts';

/** Measures fonts: how far the baseline is below the top of a line of text, with the browser's own rounding. */
export class Baselines {
  readonly #known: Map<string, number>;
  readonly #root: HTMLElement;
  readonly #frame: ArtboardFrame;

  /** @param known earlier measurements of artwork with the same typefaces; measuring triggers another layout */
  constructor(root: HTMLElement, frame: ArtboardFrame, known = new Map<string, number>()) {
    this.#root = root;
    this.#frame = frame;
    this.#known = known;
  }

  /** @param drawn a letter of each typeface that draws part of the line: in Firefox, tall ones move the top of all its letters */
  ascent(style: CSSStyleDeclaration, drawn = 'x'): number {
    const key = `${this.#frame.scale} ${style.fontSize} ${style.fontWeight} ${style.fontFamily} ${drawn}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const probe = document.createElement('span');
    const { fontSize, fontWeight, fontFamily } = style;
    Object.assign(probe.style, {
      position: 'absolute',
      insetInlineStart: '0',
      insetBlockStart: '0',
      lineHeight: 'normal',
      whiteSpace: 'nowrap',
      fontStyle: 'normal',
      fontSize,
      fontWeight,
      fontFamily,
    });
    const mark = document.createElement('span');
    Object.assign(mark.style, { display: 'inline-block', width: '0', height: '0' });
    const letter = document.createTextNode(drawn);
    probe.append(letter, mark);
    this.#root.append(probe);
    const range = document.createRange();
    range.selectNode(letter);
    const ascent =
      (mark.getBoundingClientRect().bottom - range.getBoundingClientRect().top) / this.#frame.scale;
    probe.remove();
    this.#known.set(key, ascent);
    return ascent;
  }
}
