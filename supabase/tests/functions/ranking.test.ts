import { expect, test } from 'vitest';
import { createKnowledge, rankingOf } from '../../functions/ai-chat/ranking.ts';

const passage = (title: string, body: string, ...asked: string[]) => ({
  ...{ title, body, path: null, keywords: '' },
  portal_phrasings: asked.map((phrasing) => ({ phrasing })),
});
const all = [
  passage('Poster sizes', 'Seven sizes, in inches.', 'how large is a poster'),
  passage('Approving a piece', 'Administrators approve pieces.', 'who approved the flyer', 'is it approved'),
  passage('Folds of brochures', 'Four folds.', 'how is it folded'),
];

test('ranks passages by their own words and phrasings, whatever the endings', () => {
  const rank = rankingOf(all);
  const found = rank("Hello, our flyer's approval: who approves it?").passages;
  expect(found.map(({ passage: { title } }) => title)).toEqual(['Approving a piece', 'Folds of brochures']);
  expect(found[0]?.score).toBe(1);
  expect(found[1]?.score).toBeLessThan(0.5);
  expect(rank('asdf')).toEqual({ passages: [], share: 0 });
});

test("unknown words lower a question's share", () => {
  const rank = rankingOf(all, ['salary']);
  const shares = ['poster', 'a poster', 'a poster of the moon'].map((question) => rank(question).share);
  expect(shares.toSorted((one, other) => other - one)).toEqual(shares);
  expect(shares[0]).toBeGreaterThan(2 * (shares[2] ?? 1));
  expect(rank('poster salary').share).toBe(0);
});

test('reads passages once in ten minutes, and again after a failure', async () => {
  let [now, reads, isDown] = [0, 0, true];
  const answer = (data: object[]) =>
    Promise.resolve(isDown ? { data: null, error: {} } : { data, error: null });
  const client = {
    from: (table: string) => ({
      select: () => {
        if (table === 'search_words') return { eq: () => answer([]) };
        reads += 1;
        return answer(all);
      },
    }),
  } as never;
  const rank = createKnowledge(() => now);
  await expect(rank(client, 'poster')).rejects.toThrow("Couldn't search the portal");
  isDown = false;
  expect((await rank(client, 'poster')).passages).toHaveLength(1);
  await rank(client, 'fold');
  expect(reads).toBe(2);
  now += 10 * 60_000 + 1;
  await rank(client, 'fold');
  expect(reads).toBe(3);
});
