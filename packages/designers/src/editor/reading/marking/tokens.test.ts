import { expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const names = [
  '[CLS]',
  '[SEP]',
  '[UNK]',
  'solar',
  'cafe',
  'panel',
  '##s',
  '##ing',
  '$',
  '40',
  '.',
  're',
  '-',
  'use',
];
const rows = new Map(names.map((name, row) => [name, row]));
const read = (text: string) => tokensOf(text, rows).map(({ row, at }) => `${names[row]} ${at}`);

it('splits a text into words, marks and parts of rare words, with their positions', () =>
  expect(read('Solar panels.')).toEqual(['[CLS] -1', 'solar 0', 'panel 6', '##s 6', '. 12', '[SEP] 13']));

it('ignores case and accents', () =>
  expect(read('SOLAR Café')).toEqual(['[CLS] -1', 'solar 0', 'cafe 6', '[SEP] 10']));

it('treats a mark within a word as a word', () => {
  expect(read('$40')).toEqual(['[CLS] -1', '$ 0', '40 1', '[SEP] 3']);
  expect(read('re-use')).toEqual(['[CLS] -1', 're 0', '- 2', 'use 3', '[SEP] 6']);
});

it.each(['Sonne', 'panelx', '🙂'])('does not know %s', (word) => expect(read(word)[1]).toBe('[UNK] 0'));

it('finds no words in an empty text', () => expect(read('')).toEqual(['[CLS] -1', '[SEP] 0']));
