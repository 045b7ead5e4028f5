import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { searchPortal } from '../../functions/ai-chat/passages.ts';

/** A search with these titles and ranks for each question. */
const finding = (found: Record<string, readonly [title: string, rank: number, email?: string][]>) =>
  ({
    rpc: async (_: string, { question, threshold }: { question: string; threshold: number }) => ({
      data: (found[question] ?? [])
        .filter(([, rank]) => rank >= threshold)
        .map(([title, rank, email]) => ({ title, rank, person: email ? { email } : null })),
      error: null,
    }),
  }) as unknown as SupabaseClient;

const story = 'My flyer was edited by someone, how do I get it back';
const part = 'how do I get it back';
const titles = async (found: Parameters<typeof finding>[0]) =>
  (await searchPortal(finding(found), story)).found.map(({ title }) => title);

test("answers with the whole question's results alone", async () => {
  expect(await titles({ [story]: [['Versions', 0.6]], [part]: [['Trash', 0.9]] })).toEqual(['Versions']);
});

test('a part answers if the whole question is about that, too', async () => {
  const found = { [part]: [['Trash', 0.9] as const, ['Versions', 0.6] as const] };
  expect(await titles({ [story]: [['Versions', 0.4]], ...found } as never)).toEqual(['Versions']);
  expect(await titles({ [story]: [['Versions', 0.32]], ...found } as never)).toEqual([]);
  expect(await titles(found as never)).toEqual([]);
});

test('returns common results best first, each once', async () => {
  const both = {
    [story]: [
      ['Versions', 0.45],
      ['Trash', 0.4],
    ],
    [part]: [
      ['Versions', 0.6],
      ['Trash', 0.9],
    ],
  };
  expect(await titles(both as never)).toEqual(['Trash', 'Versions']);
});

test('keeps results of only the whole question at their rank, except people', async () => {
  const found = {
    [story]: [
      ['Ada Okafor', 0.52, 'ada@daybreak.example'],
      ['History', 0.52],
      ['Versions', 0.45],
    ],
    [part]: [['Versions', 0.6]],
  };
  expect(await titles(found as never)).toEqual(['Versions', 'History']);
});

test('a story with one clear subject is answered below the rank of a plain question', async () => {
  expect(
    await titles({
      [story]: [
        ['Versions', 0.49],
        ['Trash', 0.44],
      ],
    }),
  ).toEqual(['Versions']);
  expect(await titles({ [story]: [['Versions', 0.47]] })).toEqual([]);
});

test("a plain question isn't", async () => {
  expect((await searchPortal(finding({ trash: [['Trash', 0.49]] }), 'trash')).found).toEqual([]);
});

test('keeps colleagues with the same name apart', async () => {
  const people = [
    ['Zoe Hill', 0.5, 'zoe@daybreak.example'],
    ['Zoe Hill', 0.5, 'zoe.hill@daybreak.example'],
  ];
  const likelier = people.map(([name, , email]) => [name, 0.8, email]);
  expect(await titles({ [story]: people, [part]: likelier } as never)).toEqual(['Zoe Hill', 'Zoe Hill']);
});
