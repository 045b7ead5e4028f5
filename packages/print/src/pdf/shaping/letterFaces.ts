import { type as brandType } from '@daybreak/brand';
import { beyondLatin } from '../../faces/beyondLatin.ts';
import { type DeclaredFace, declaredFaces } from '../../raster/fontFaces.ts';
import { plainLines, withoutInvisible } from '../../words/plainText.ts';
import { textsIn } from '../../words/shownTexts.ts';
import { splitValues } from '../walk/cssValues.ts';
import { textTransformed } from '../walk/textTransform.ts';
import { alwaysShaped } from './alwaysShaped.ts';
import { filesFor, loadFace, type ShapingFace } from './loadFace.ts';

type TextStyle = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight'>;

/** The typeface that draws a letter with its marks: Poppins as is, one that shapes it, or none of ours. */
export type LetterFace = ShapingFace | typeof brandType.family | 'none';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Finds which typeface draws each letter, the way the browser does, before the artwork is walked. */
export class LetterFaces {
  readonly #found = new Map<string, LetterFace>();
  #declared: readonly DeclaredFace[] = [];

  /** @throws {ExportError} when a typeface file fails to load. */
  async load(artwork: HTMLElement): Promise<void> {
    // Faces of a script are declared once a text needs them, so each piece may have added some.
    this.#declared = declaredFaces();
    for (const text of textsIn(artwork)) {
      const { parentElement } = text;
      if (!parentElement) continue;
      const style = getComputedStyle(parentElement);
      const words = plainLines(`${text.data}\n${textTransformed(text.data, style, parentElement)}`);
      if (familiesOf(style)[0] === brandType.family && !beyondLatin.test(words.normalize('NFC'))) continue;
      for (const { segment } of graphemes.segment(words)) {
        const key = keyOf(segment, style);
        if (/\S/.test(withoutInvisible(segment)) && !this.#found.has(key))
          this.#found.set(key, await this.#find(withoutInvisible(segment), style));
      }
    }
  }

  of(segment: string, style: TextStyle): LetterFace {
    return this.#found.get(keyOf(segment, style)) ?? brandType.family;
  }

  async #find(letter: string, style: TextStyle): Promise<LetterFace> {
    const weight = Number(style.fontWeight);
    // A typeface may have a letter as one glyph, or as parts that the engine combines.
    const normalForms = (['NFC', 'NFD'] as const).map((form) => [...letter.normalize(form)]);
    normalForms.unshift([...letter]);
    for (const family of familiesOf(style)) {
      const isPoppins = family === brandType.family && !alwaysShaped.test(letter);
      if (isPoppins && !beyondLatin.test(letter.normalize('NFC'))) return brandType.family;
      for (const file of filesFor(this.#declared, family, weight)) {
        const coveredForms = normalForms.filter((way) =>
          way.every((character) => file.covers(character.codePointAt(0) ?? 0)),
        );
        if (coveredForms.length === 0) continue;
        const face = await loadFace(file, weight);
        if (coveredForms.some((way) => way.every(face.has))) return isPoppins ? brandType.family : face;
      }
    }
    return 'none';
  }
}

const familiesOf = ({ fontFamily }: Pick<TextStyle, 'fontFamily'>) =>
  splitValues(fontFamily).map((family) => family.replace(/["']/g, ''));

const keyOf = (segment: string, { fontFamily, fontWeight }: TextStyle) =>
  `${withoutInvisible(segment)} ${fontWeight} ${fontFamily}`;
