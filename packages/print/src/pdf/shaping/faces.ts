import { type as brandType } from '@daybreak/brand';
import { beyondLatin } from '../../faces/beyondLatin.ts';
import { type DeclaredFace, declaredFaces } from '../../raster/fontFaces.ts';
import { inked, plainLines } from '../../words/plainText.ts';
import { textsIn } from '../../words/shownTexts.ts';
import { splitValues } from '../walk/cssValues.ts';
import { transformed } from '../walk/textTransform.ts';
import { filesFor, loadFace, type ShapingFace } from './loadFace.ts';
import { SHAPED } from './shaped.ts';

type Set = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight'>;

/** The typeface that draws a letter with its marks: Poppins as is, one that shapes it, or none of ours. */
export type Drawer = ShapingFace | typeof brandType.family | 'none';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Finds which typeface draws each letter, the way the browser does, before the artwork is walked. */
export class Faces {
  readonly #found = new Map<string, Drawer>();
  #declared: readonly DeclaredFace[] = [];

  /** @throws {ExportError} when a typeface file fails to load. */
  async load(artwork: HTMLElement): Promise<void> {
    // Faces of a script are declared once a text needs them, so each piece may have added some.
    this.#declared = declaredFaces();
    for (const text of textsIn(artwork)) {
      const { parentElement } = text;
      if (!parentElement) continue;
      const style = getComputedStyle(parentElement);
      const words = plainLines(`${text.data}\n${transformed(text.data, style, parentElement)}`);
      if (familiesOf(style)[0] === brandType.family && !beyondLatin.test(words.normalize('NFC'))) continue;
      for (const { segment } of graphemes.segment(words)) {
        const key = keyOf(segment, style);
        if (/\S/.test(inked(segment)) && !this.#found.has(key))
          this.#found.set(key, await this.#find(inked(segment), style));
      }
    }
  }

  of(segment: string, style: Set): Drawer {
    return this.#found.get(keyOf(segment, style)) ?? brandType.family;
  }

  async #find(letter: string, style: Set): Promise<Drawer> {
    const weight = Number(style.fontWeight);
    // A typeface may have a letter as one glyph, or as parts that the engine combines.
    const ways = (['NFC', 'NFD'] as const).map((form) => [...letter.normalize(form)]);
    ways.unshift([...letter]);
    for (const family of familiesOf(style)) {
      const isPoppins = family === brandType.family && !SHAPED.test(letter);
      if (isPoppins && !beyondLatin.test(letter.normalize('NFC'))) return brandType.family;
      for (const file of filesFor(this.#declared, family, weight)) {
        const asked = ways.filter((way) =>
          way.every((character) => file.covers(character.codePointAt(0) ?? 0)),
        );
        if (asked.length === 0) continue;
        const face = await loadFace(file, weight);
        if (asked.some((way) => way.every(face.has))) return isPoppins ? brandType.family : face;
      }
    }
    return 'none';
  }
}

const familiesOf = ({ fontFamily }: Pick<Set, 'fontFamily'>) =>
  splitValues(fontFamily).map((family) => family.replace(/["']/g, ''));

const keyOf = (segment: string, { fontFamily, fontWeight }: Set) =>
  `${inked(segment)} ${fontWeight} ${fontFamily}`;
