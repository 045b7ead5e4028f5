import { describe, expect, it } from 'vitest';
import { readCorpus, readMarked } from '../../../../wizardBriefs/marked/corpus.ts';
import { exampleOf } from '../../../../wizardBriefs/marked/examples.ts';
import { digestOf, sourceOf } from '../../../../wizardBriefs/marked/modelSource.ts';
import { sumsOf, train } from '../../../../wizardBriefs/marked/train.ts';
import { featuresOf } from './features.ts';
import { type MarkSteps, marksOf, weightsFrom } from './model.ts';
import { model } from './weights.ts';
import source from './weights.ts?raw';
import { wordsIn } from './words.ts';

const corpus = readCorpus();
const wordsOf = (text: string) => wordsIn({ text, asked: [], pieces: [], facts: [] });

describe('the marked descriptions', () => {
  it.each(['⟦One', 'One⟧', '⟦One ⟦two⟧', '⟦One⟧ two⟧'])('have marks in pairs, unlike %s', (marked) =>
    expect(() => readMarked(marked)).toThrow('A mark without its other'),
  );

  it('have which characters are printed', () =>
    expect(readMarked('A ⟦𝟙 b⟧!')).toEqual({
      text: 'A 𝟙 b!',
      printed: [false, false, true, true, true, true, false],
    }));

  it.each([...corpus])('of %s have something that is printed, nine in ten', (_author, all) =>
    expect(all.filter(({ printed }) => printed.includes(true)).length).toBeGreaterThan(all.length * 0.9),
  );

  it('are those that the model was learned from: run pnpm wizard:learn', () => {
    expect(source.includes(digestOf(corpus))).toBe(true);
  });

  it('are marked by the model as by their authors, but for one word in twenty', () => {
    const examples = [...corpus.values()].flatMap((all) =>
      all.filter((_, at) => at % 12 === 0).map(exampleOf),
    );
    const wrong = examples.flatMap(({ words, printed }) =>
      marksOf(words, model).filter((mark, at) => mark !== printed[at]),
    );
    expect(wrong.length / examples.flatMap(({ words }) => words).length).toBeLessThan(0.05);
  });
});

describe('the words of a description', () => {
  it('know their part, their sentence, their label and what comes before them', () => {
    const words = wordsOf('Tone: dry. Bring ID, please\nat 9:30');
    expect(words.map(({ form, gap, sentence, part }) => [form, gap, sentence, part])).toEqual([
      ['tone', 'start', 0, 0],
      ['dry', 'colon', 0, 1],
      ['bring', 'sentence', 1, 2],
      ['id', 'none', 1, 2],
      ['please', 'comma', 1, 3],
      ['at', 'line', 2, 4],
      ['<time>', 'none', 2, 4],
    ]);
    expect(words.map(({ label }) => label)).toEqual(['', 'tone', 'tone', 'tone', 'tone', '', '']);
    expect(words[0]?.leads).toBe(true);
  });

  it.each([
    ['ana@daybreak.example', '<mail>'],
    ['$3.85/lb', '<money>'],
    ['20%', '<percent>'],
    ['11x17', '<size>'],
    ['2027', '<year>'],
    ['7', '<few>'],
    ['1,200', '<number>'],
    ['don’t', "don't"],
  ])('%s is %s', (word, form) => expect(wordsOf(word)[0]?.form).toBe(form));
});

it('sums over all ways to mark the words', () => {
  const scores = [0.5, -1, 2];
  const steps: MarkSteps[] = [
    [0, 0, 0, 0],
    [0.3, -0.4, 0.1, 0.8],
    [-0.2, 0.6, 0.7, -0.5],
  ];
  const ways = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((at) => (bits >> at) & 1));
  const weight = (way: number[]) =>
    way.reduce((sum, mark, at) => {
      const step = at === 0 ? 0 : (steps[at]?.[(way[at - 1] ?? 0) * 2 + mark] ?? 0);
      return sum + step + mark * (scores[at] ?? 0);
    }, 0);
  const total = (chosen: number[][]) => Math.log(chosen.reduce((sum, way) => sum + Math.exp(weight(way)), 0));
  const { forward, backward } = sumsOf(scores, steps);
  for (const place of [0, 1, 2])
    for (const mark of [0, 1] as const)
      expect((forward[place]?.[mark] ?? 0) + (backward[place]?.[mark] ?? 0)).toBeCloseTo(
        total(ways.filter((way) => way[place] === mark)),
      );
});

describe('what is learned', () => {
  const said = ['the gate opens at six', 'lunch is free', 'bring a badge', 'the yard has moved'];
  const wished = ['keep it short', 'use less blue', 'legal will check', 'make it friendly'];
  const pairs = said.flatMap((one) =>
    wished.flatMap((other) =>
      [`⟦${one}⟧. ${other}.`, `${other}. ⟦${one}⟧.`].map((marked) => exampleOf(readMarked(marked))),
    ),
  );
  // Less often, too little would speak for any word.
  const examples = Array.from({ length: 8 }, () => pairs).flat();

  it('marks words in another order, and the same in every run', () => {
    const [learned, again] = [train(examples), train(examples)];
    expect(again).toEqual(learned);
    const { words, printed } = exampleOf(readMarked('Use less blue. ⟦Lunch is free⟧. Keep it short.'));
    expect(marksOf(words, learned)).toEqual(printed);
  });

  it('is a byte for each weight in the module that the wizard loads, and where it belongs', () => {
    const learned = train(examples);
    const text = sourceOf(learned, 'a digest');
    const [, bytes = ''] = /const bytes =\s+'([^']+)'/.exec(text) ?? [];
    const [, size = '', scale = ''] = /weightsFrom\(bytes, (\d+), (\d+)\)/.exec(text) ?? [];
    const rounded = learned.weights.map((weight) => Math.round(weight * Number(scale)) / Number(scale));
    expect(learned.weights.some((weight) => weight !== 0)).toBe(true);
    expect(weightsFrom(bytes, Number(size), Number(scale))).toEqual(rounded.map((weight) => weight + 0));
    expect(text).toContain('a digest');
  });

  it('has a name for each feature', () => {
    const [first = []] = featuresOf(wordsOf('Poster: bring a badge'));
    expect(first).toContain('word poster');
    expect(new Set(first).size).toBe(first.length);
  });
});
