/** Letters of Poppins with a diacritic. Hard-coded text and text in pictures stay recognizably unchanged. */
const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ć',
  e: 'é',
  i: 'í',
  l: 'ĺ',
  n: 'ń',
  o: 'ó',
  r: 'ŕ',
  s: 'ś',
  u: 'ú',
  y: 'ý',
  z: 'ź',
  A: 'Á',
  C: 'Ć',
  E: 'É',
  I: 'Í',
  N: 'Ń',
  O: 'Ó',
  S: 'Ś',
  U: 'Ú',
};

/**
 * Added length of interface text. English grows by half in short texts when translated, and by a third in sentences.
 */
const share = 0.4;

const withMarks = (letters: string) => [...letters].map((letter) => accented[letter] ?? letter).join('');

/** Doubles two letters in five, vowels first: the word can't wrap where the English one couldn't. */
function stretched(word: string): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, place) => (/[aeiouy]/i.test(letter) ? [place] : []));
  const places = vowels.length > 0 ? vowels : [letters.length - 1];
  const added = Math.ceil(share * letters.length);
  const twice = (place: number) =>
    Math.floor(added / places.length) + (places.indexOf(place) < added % places.length ? 1 : 0);
  return letters
    .map((letter, place) => letter.repeat(places.includes(place) ? 1 + twice(place) : 1))
    .join('');
}

/** "Plan your day" as "[Pĺááń …]": each word 40 % longer, with brackets that show where something is cut off. Numbers stay unchanged. */
export function longer(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  if (!/\p{Script=Latin}/u.test(words)) return text;
  return `${before}[${withMarks(words.replaceAll(/\p{Script=Latin}+/gu, stretched))}]${after}`;
}
