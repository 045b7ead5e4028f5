import { type as brandType } from '@daybreak/brand';
import { scriptsOf } from '../../faces/scripts.ts';
import { type DeclaredFace, declaredFaces } from '../../fontFaces.ts';
import { textsIn } from '../../words/shownTexts.ts';
import { splitValues } from '../walk/cssValues.ts';
import { transformed } from '../walk/textTransform.ts';
import { missingGlyphs } from '../write/fonts.ts';
import { filesFor, loadFace, type ShapingFace } from './loadFace.ts';

type Set = Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight'>;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Has no glyph of its own: joiners, variation selectors. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/u;
/** Scripts of which no letter is drawn without the engine, even where Poppins has them. */
const SHAPED = /\p{Script=Devanagari}/u;

/** Which typeface draws the letters that Poppins does not: found as the browser finds it, before the artwork is walked. */
export class Faces {
  readonly #found = new Map<string, ShapingFace | undefined>();
  #declared: readonly DeclaredFace[] = [];

  /** @throws {ExportError} when a file of a typeface did not come. */
  async load(artwork: HTMLElement): Promise<void> {
    // Those of a script are declared once a text needs them: each piece may have brought some along.
    this.#declared = declaredFaces();
    for (const text of textsIn(artwork)) {
      const { parentElement } = text;
      if (!parentElement || scriptsOf(text.data, 'zh').length === 0) continue;
      const style = getComputedStyle(parentElement);
      const words = text.data + transformed(text.data, style, parentElement);
      for (const { segment } of graphemes.segment(words.normalize('NFC'))) {
        const key = keyOf(segment, style);
        if (/\S/.test(segment) && !this.#found.has(key))
          this.#found.set(key, await this.#find(segment, style));
      }
    }
  }

  /** The typeface of a letter with all its marks; none where Poppins has it, or nobody. */
  of(segment: string, style: Set): ShapingFace | undefined {
    return this.#found.get(keyOf(segment, style));
  }

  async #find(segment: string, { fontFamily, fontWeight }: Set): Promise<ShapingFace | undefined> {
    const weight = Number(fontWeight);
    const characters = [...segment].filter((character) => !UNDRAWN.test(character));
    for (const name of splitValues(fontFamily)) {
      const family = name.replace(/["']/g, '');
      const files = filesFor(this.#declared, family, weight, segment.codePointAt(0) ?? 0);
      if (family === brandType.family && !SHAPED.test(segment)) {
        if (files.length > 0 && (await missingGlyphs(weight, characters)).length === 0) return undefined;
        continue;
      }
      for (const file of files) {
        const face = await loadFace(file, weight);
        if (characters.every(face.has)) return face;
      }
    }
    return undefined;
  }
}

const keyOf = (segment: string, { fontFamily, fontWeight }: Set) =>
  `${segment.normalize('NFC')} ${fontWeight} ${fontFamily}`;
