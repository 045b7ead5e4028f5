import { describe, expect, it } from 'vitest';
import { model } from '../../../../wizardBriefs/learned.ts';
import { digestOf, readCorpus, readMarked } from '../../../../wizardBriefs/marked/corpus.ts';
import { exampleOf } from '../../../../wizardBriefs/marked/examples.ts';
import { featuresOf } from './features.ts';
import { likeliest, marksOf, printedBy } from './model.ts';
import { wordsIn } from './words.ts';

const corpus = readCorpus();
const wordsOf = (text: string) => wordsIn({ text, requestSpans: [], pieces: [], facts: [] });

describe('the marked descriptions', () => {
  it.each(['⟦One', 'One⟧', '⟦One ⟦two⟧', '⟦One⟧ two⟧', '⟨claim|one', '⟦One ⟨claim|two⟩⟧'])(
    'need paired marks, unlike %s',
    (marked) => expect(() => readMarked(marked)).toThrow('A mark without its other'),
  );

  it('state which characters are printed', () =>
    expect(readMarked('A ⟦𝟙 b⟧!')).toMatchObject({
      text: 'A 𝟙 b!',
      printed: [false, false, true, true, true, true, false],
    }));

  it('state which characters are refused, and why', () => {
    const { text, printed, refused } = readMarked('⟦a⟧ ⟨claim|b⟩!');
    expect(text).toBe('a b!');
    expect(printed).toEqual([true, false, false, false]);
    expect(refused).toEqual([undefined, undefined, 'claim', undefined]);
    expect(() => readMarked('⟨boast|b⟩')).toThrow('No kind of refusal is called boast');
  });

  it.each([...corpus])('of %s have something to print in nine of ten', (_author, all) =>
    expect(all.filter(({ printed }) => printed.includes(true)).length).toBeGreaterThan(all.length * 0.9),
  );

  it('are the ones that the model learned from: run pnpm wizard:learn', () =>
    expect(model.digest).toBe(digestOf(corpus)));

  it('are marked by the model as by their authors, except one word in twenty', () => {
    const examples = [...corpus.values()].flatMap((all) =>
      all.filter((_, at) => at % 200 === 7).map(exampleOf),
    );
    let [wrong, count] = [0, 0];
    for (const { text, words, printed } of examples) {
      const marks = marksOf(text, words, model);
      wrong += marks.filter(({ isPrinted }, word) => isPrinted !== printed[word]).length;
      count += words.length;
    }
    expect(examples.length).toBeGreaterThan(50);
    expect(wrong / count).toBeLessThan(0.05);
  });

  it('are refused by the model where their authors did, except one word in ten', () => {
    const examples = [...corpus.values()]
      .filter((all) => all.some(({ refused }) => refused.some(Boolean)))
      .flatMap((all) => all.filter((_, at) => at % 20 === 7).map(exampleOf));
    let [missed, added, count] = [0, 0, 0];
    for (const { text, words, refused } of examples) {
      const kinds = marksOf(text, words, model).map((mark) => mark.refused);
      missed += kinds.filter((kind, word) => refused[word] && !kind).length;
      added += kinds.filter((kind, word) => !refused[word] && kind).length;
      count += refused.filter(Boolean).length;
    }
    expect(count).toBeGreaterThan(200);
    expect(missed / count).toBeLessThan(0.1);
    expect(added / count).toBeLessThan(0.1);
  });
});

describe('the words of a description', () => {
  it('know their part, sentence, label and the gap before them', () => {
    const words = wordsOf('Tone: dry. Bring ID, please\nat 9:30');
    expect(words.map(({ form, gap, sentence, part }) => [form, gap, sentence, part])).toEqual([
      ['tone', 'start', 0, 0],
      ['dry', 'colon', 0, 1],
      ['bring', 'sentence', 1, 2],
      ['id', 'none', 1, 2],
      ['please', 'comma', 1, 3],
      ['at', 'line', 2, 4],
      ['9:30', 'none', 2, 4],
    ]);
    expect(words.map(({ label }) => label)).toEqual(['', 'tone', 'tone', 'tone', 'tone', '', '']);
    expect(words[0]?.leads).toBe(true);
  });
});

it('names the features of each word, none like a word of the vocabulary', () => {
  const [first] = featuresOf(wordsOf('Poster: bring a badge'));
  expect(first).toContain('is leading');
  expect(new Set(first).size).toBe(first?.length);
  for (const name of first ?? []) expect(name).toContain(' ');
});

describe('the marks', () => {
  const marked = (text: string, ...scores: number[]) => printedBy(wordsOf(text), scores);

  it('follow the scores', () => {
    expect(marked('One. Two. Three.', 3, -3, 3)).toEqual([true, false, true]);
    expect(marked('', ...[])).toEqual([]);
  });

  it('change within a phrase only for a strong score', () => {
    expect(marked('one two three', 3, -1, 3)).toEqual([true, true, true]);
    expect(marked('one two three', 3, -9, 3)).toEqual([true, false, true]);
  });

  it('include words in doubt', () => expect(marked('One. Two.', -0.2, -0.4)).toEqual([true, false]));

  it('can be one of several kinds', () =>
    expect(
      likeliest(
        wordsOf('One. Two three.'),
        [
          [0, 1, 2],
          [0, 4, 1],
          [0, 1, 2],
        ],
        2,
      ),
    ).toEqual([2, 1, 1]));
});
