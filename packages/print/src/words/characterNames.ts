/** A character that something can't draw, and the text before it. */
export interface MissingCharacter {
  character: string;
  before: string;
}

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Classified as symbols, but blank. */
const blankSymbol = /[\u2800]/u;
/** Kinds of characters, by general category (Unicode 17, chapter 4.5). */
const kinds: readonly [RegExp, string][] = [
  [/\p{Co}/u, 'private use character'],
  [/\p{Cn}/u, 'unassigned character'],
  [/\p{M}/u, 'combining mark'],
  [/\p{Cf}/u, 'format character'],
  [/\p{Z}/u, 'space'],
  [blankSymbol, 'blank sign'],
];

/** Names a character in a message: the character itself or, if it's invisible, its code point, kind, and place. */
export function nameOf({ character, before }: MissingCharacter): string {
  if (visibleCharacter.test(character) && !blankSymbol.test(character)) return `“${character}”`;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const kind = kinds.find(([pattern]) => pattern.test(character))?.[1] ?? 'character';
  return `U+${number}, ${kind}, ${placeOf(before)}`;
}

/** Names a character like `nameOf`, with the place of visible ones too. */
export const placedName = (missing: MissingCharacter): string => {
  const name = nameOf(missing);
  return name.startsWith('“') ? `${name} ${placeOf(missing.before)}` : name;
};

function placeOf(textBefore: string): string {
  const word = textBefore.trimEnd().split(/\s/).at(-1);
  return word ? `after “${word}”` : 'at the start of a text';
}
