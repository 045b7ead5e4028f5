import { describe, expect, it } from 'vitest';
import { readCorpus, readMarked } from '../../../../wizardBriefs/marked/corpus.ts';
import { exampleOf } from '../../../../wizardBriefs/marked/examples.ts';
import { addGradient } from '../../../../wizardBriefs/marked/gruGradient.ts';
import { digestOf, sourceOf } from '../../../../wizardBriefs/marked/modelSource.ts';
import { randoms } from '../../../../wizardBriefs/marked/randoms.ts';
import { train } from '../../../../wizardBriefs/marked/train.ts';
import { featuresOf } from './features.ts';
import { readWith } from './gru.ts';
import { arraysOf, marksOf, modelFrom, partsOf } from './model.ts';
import { model } from './weights.ts';
import source from './weights.ts?raw';
import { groupsOf } from './wordGroups.ts';
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

it('finds the groups of words that are used alike, and none for a word that nobody knows', () => {
  const shared = (one: string, other: string) =>
    groupsOf(one).filter((group) => groupsOf(other).includes(group)).length;
  expect(groupsOf('flyer')).toHaveLength(10);
  expect(shared('monday', 'tuesday')).toBeGreaterThan(shared('monday', 'inverter'));
  expect(groupsOf("monday's")).toEqual(groupsOf('monday'));
  expect(groupsOf('re-monday')).toEqual(groupsOf('monday'));
  expect(groupsOf('qzxwv')).toEqual([]);
});

it('the gradient of a reader says how its states change with each number', () => {
  const widths = { input: 4, state: 4 };
  const random = randoms(7);
  const numbers = (length: number) => Float32Array.from({ length }, () => random() - 0.5);
  const gru = { fromInput: numbers(48), fromState: numbers(48), bias: numbers(12) };
  const words = numbers(16);
  for (const isReversed of [false, true]) {
    const weights = numbers(16);
    const total = () =>
      readWith(gru, widths, words, 4, isReversed).states.reduce(
        (sum, state, at) => sum + state * (weights[at] ?? 0),
        0,
      );
    const gradient = {
      fromInput: new Float32Array(48),
      fromState: new Float32Array(48),
      bias: new Float32Array(12),
    };
    const wordChanges = new Float32Array(16);
    const trace = readWith(gru, widths, words, 4, isReversed);
    addGradient(gru, widths, { trace, words, isReversed }, weights.slice(), gradient, wordChanges);
    for (const [array, found] of [
      [gru.fromInput, gradient.fromInput],
      [gru.fromState, gradient.fromState],
      [gru.bias, gradient.bias],
      [words, wordChanges],
    ] as const)
      for (const [at, value] of array.entries()) {
        array[at] = value + 0.01;
        const more = total();
        array[at] = value - 0.01;
        const less = total();
        array[at] = value;
        expect(found[at]).toBeCloseTo((more - less) / 0.02, 3);
      }
  }
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

  const small = { widths: { input: 8, state: 8 }, rounds: 4, rate: 0.02 };

  it('marks words in another order, and the same in every run', () => {
    const [learned, again] = [train(examples, small), train(examples, small)];
    expect(again).toEqual(learned);
    const { words, printed } = exampleOf(readMarked('Use less blue. ⟦Lunch is free⟧. Keep it short.'));
    expect(marksOf(words, learned)).toEqual(printed);
  });

  it('is a byte for each number in the module that the wizard loads', () => {
    const learned = train(examples, small);
    const text = sourceOf(learned, 'a digest');
    const [, names = ''] = /const names =\s+`([^`]+)`/.exec(text) ?? [];
    const [, bytes = ''] = /const bytes =\s+'([^']+)'/.exec(text) ?? [];
    const [, units = ''] = /, bytes, (\[[^\]]+\])/.exec(text) ?? [];
    const read = modelFrom(small.widths, names, bytes, JSON.parse(units));
    expect(read.rows).toEqual(learned.rows);
    const [stored, exact] = [arraysOf(partsOf(read)), arraysOf(partsOf(learned))];
    for (const [part, array] of stored.entries())
      for (const [at, number] of array.entries())
        expect(Math.abs(number - (exact[part]?.[at] ?? 0))).toBeLessThanOrEqual(
          JSON.parse(units)[part] * 0.51,
        );
    expect(text).toContain('a digest');
  });

  it('has a name for each feature', () => {
    const [first] = featuresOf(wordsOf('Poster: bring a badge'));
    expect(first?.form).toBe('word poster');
    expect(first?.features).toContain('leads');
    expect(new Set(first?.features).size).toBe(first?.features.length);
  });
});
