import type { OrderedName } from './order.ts';

const script = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}々〆ー・·‧\s]+$/u;
export const isEastAsian = (name: string): boolean => script.test(name);

/** Family names of two characters. */
const compound = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 东方 東方 夏侯 尉迟 尉遲 皇甫 令狐 宇文 长孫 長孫 慕容 公孙 公孫 端木 轩辕 軒轅 남궁 황보 제갈 선우 독고 사공 서문 동방'.split(
    ' ',
  ),
);

const unordered = (family: string, given: string): OrderedName => ({ family, given, additional: '' });

/**
 * Splits a name with the family name first, with or without a space: one character of a Chinese or Korean name, two of
 * a four-character Japanese one. Foreign names keep their own order, with a dot between them.
 */
export function eastAsianOrder(name: string): OrderedName {
  const foreign = name.split(/\s*[・·‧]\s*/);
  if (foreign.length > 1)
    return {
      family: foreign.at(-1) ?? '',
      given: foreign[0] ?? '',
      additional: foreign.slice(1, -1).join('・'),
    };
  const [first = '', ...rest] = name.split(/\s+/);
  if (rest.length > 0) return unordered(first, rest.join(' '));
  const characters = [...name];
  const two = characters.slice(0, 2).join('');
  const kana = name.search(/[\p{sc=Hira}\p{sc=Kana}]/u);
  // "山田たろう": the kanji are the family name. Names in kana alone don't show where it ends.
  if (kana > 0) return unordered(name.slice(0, kana), name.slice(kana));
  if (kana === 0 || characters.length < 2) return unordered('', name);
  const isLong = characters.length > 3 && !/\p{sc=Hang}/u.test(name);
  const length = (compound.has(two) && characters.length > 2) || isLong ? 2 : 1;
  return unordered(characters.slice(0, length).join(''), characters.slice(length).join(''));
}
