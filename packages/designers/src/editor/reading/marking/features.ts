import { groupedBy, type Word } from './words.ts';

/** Who a sentence speaks of and what it does, by its words. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['you', /^(?:you|your|yours)$/],
  ['we', /^(?:we|our|us)$/],
  ['I', /^(?:i|my|me|i'm|i'd|im|i'll|i've)$/],
  ['not', /^(?:no|not|don't|dont|never|nothing|without)$/],
  ['figure', /^</],
  ['please', /^(?:please|pls|plz)$/],
  ['past', /^(?:was|were|had|did|went|got|said|asked|wanted|last)$/],
];

/** What's known of each word and what's around it, as names that the model has weights for. */
export function featuresOf(words: readonly Word[]): string[][] {
  const [sentences, parts] = [groupedBy(words, 'sentence'), groupedBy(words, 'part')];
  const form = (word: Word | undefined) => word?.form ?? '$';
  const shared = (name: string, all: readonly Word[]) => [
    ...[...new Set(all.map(form))].map((one) => `${name}:${one}`),
    ...groups.flatMap(([group, forms]) =>
      all.some((word) => forms.test(word.form)) ? [`${name} has ${group}`] : [],
    ),
    ...[...new Set(all.map(({ fact }) => fact))].map((kind) => `${name} tells ${kind}`),
    `${name} 1 ${form(all[0])}`,
    `${name} 2 ${form(all[0])} ${form(all[1])}`,
    `${name} last ${form(all.at(-1))}`,
  ];
  const ofSentence = sentences.map((all, number) => [
    ...shared('sentence', all),
    `sentence 3 ${all.slice(0, 3).map(form).join(' ')}`,
    `sentence ${Math.min(number, 3)}`,
    `sentence from end ${Math.min(sentences.length - 1 - number, 2)}`,
    `sentence of ${Math.min(all.length, 12) >> 1}`,
    `before ${form(sentences[number - 1]?.[0])}`,
    `after ${form(sentences[number + 1]?.[0])}`,
    ...(all.some(({ isPiece }) => isPiece) ? ['sentence names a piece'] : []),
  ]);
  const ofDescription = [
    `description of ${Math.min(8, words.length >> 4)} words`,
    `description of ${Math.min(8, sentences.length)} sentences`,
    `description of ${Math.min(3, words.filter(({ gap }) => gap === 'line').length)} lines`,
    `description asks for ${form(words.find(({ isPiece }) => isPiece))}`,
  ];
  const ofPart = parts.map((all, number) => [
    ...shared('part', all),
    `part before ${form(parts[number - 1]?.[0])} ${form(parts[number - 1]?.[1])}`,
    `part next ${form(parts[number + 1]?.[0])}`,
    ...all.slice(1).map((word, place) => `part pair ${form(all[place])} ${word.form}`),
    `part of ${Math.min(all.length, 8)}`,
    `part after ${all[0]?.gap}`,
  ]);
  return words.map((word, place) => {
    const [before, next] = [words[place - 1], words[place + 1]];
    const first = parts[word.part]?.[0];
    return [
      'any',
      ...ofDescription,
      `word ${word.form}`,
      `previous ${form(before)}`,
      `next ${form(next)}`,
      `previous two ${form(words[place - 2])} ${form(before)}`,
      `next two ${form(next)} ${form(words[place + 2])}`,
      `pair ${form(before)} ${word.form}`,
      `pair on ${word.form} ${form(next)}`,
      `shape ${word.shape}`,
      `gap ${word.gap}`,
      `gap ${word.gap} ${word.form}`,
      `next gap ${next?.gap}`,
      `place ${Math.min(first ? place - words.indexOf(first) : 0, 3)}`,
      `fact ${word.fact}`,
      `piece ${word.isPiece}`,
      `asks ${word.isAsking}`,
      ...(/^[a-z]{5}/.test(word.form) ? [`ends ${word.form.slice(-3)}`] : []),
      ...(word.label ? ['labeled', `label ${word.label}`] : []),
      ...(word.leads ? ['leads', `leads ${word.form}`] : []),
      ...(ofSentence[word.sentence] ?? []),
      ...(ofPart[word.part] ?? []),
    ];
  });
}
