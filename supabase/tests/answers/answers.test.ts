import { beforeAll, expect, test, vi } from 'vitest';
import { answerFrom } from '../../functions/ai-chat/answer.ts';
import { createKnowledge } from '../../functions/ai-chat/ranking.ts';
import { type Client, testBackend } from '../support/backend.ts';
import { hitRate, wronglyAnswered } from './measure.ts';
import type { Expected } from './question.ts';
import * as colleagues from './questions/colleagues.ts';
import * as coverage from './questions/coverage.ts';
import * as everyday from './questions/everyday.ts';
import * as hurried from './questions/hurried.ts';
import * as oblique from './questions/oblique.ts';
import * as tasks from './questions/tasks.ts';
import * as tasksFixed from './questions/tasksFixed.ts';
import * as tasksOdd from './questions/tasksOdd.ts';
import * as trades from './questions/trades.ts';
import { asked, heldOut, round2, terms, unanswerable, unanswerable2 } from './questions/tuned.ts';
import * as voices from './questions/voices.ts';
import * as voicesOutside from './questions/voicesOutside.ts';
import * as widened from './questions/widened.ts';

// The assistant's hit rates: `pnpm bench chat` prints the figures; these are lower limits. 1,410 questions take about a
// minute on an otherwise idle processor.
vi.setConfig({ testTimeout: 300_000 });
const backend = testBackend();
let staff: Client;
beforeAll(async () => {
  staff = await backend.signIn('sam');
});

async function search(question: string): Promise<string[]> {
  const { data, error } = await staff.rpc('search_portal', { question });
  if (error) throw new Error(`${question}: ${error.message}`);
  return data.map(({ title }) => title);
}

test('answers questions from the right passage', async () => {
  const { first, amongThree, missed } = await hitRate(search, [
    ...asked,
    ...heldOut,
    ...round2,
    ...hurried.round1,
    ...hurried.round2,
    ...hurried.round3,
  ]);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
});

test('explains a term when asked for its meaning', async () => {
  const { missed } = await hitRate(search, terms);
  expect(missed).toEqual([]);
});

test('finds nothing for unanswerable questions', async () => {
  const questions = [
    ...unanswerable,
    ...unanswerable2,
    ...hurried.unanswerable1,
    ...hurried.unanswerable2,
    ...hurried.unanswerable3,
  ];
  const wrong = await wronglyAnswered(search, questions);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
});

test('answers questions as others would ask them', async () => {
  const { first, amongThree, missed } = await hitRate(search, [
    ...widened.round1,
    ...widened.round2,
    ...widened.round3,
  ]);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.87);
  expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.91);
  const questions = [...widened.unanswerable1, ...widened.unanswerable2, ...widened.unanswerable3];
  const wrong = await wronglyAnswered(search, questions);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.14);
});

test("answers questions in words that the portal doesn't use", async () => {
  const { first, missed } = await hitRate(search, oblique.questions);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.75);
  expect((await wronglyAnswered(search, oblique.unanswerable)).length).toBeLessThanOrEqual(1);
});

const rank = createKnowledge();
/** The assistant's answer without a provider, as staff. */
const answer = (question: string) => answerFrom(staff, rank, question, 'staff');
/** Nothing found, or only passages that may not answer. */
const nothing = /^(?:I couldn't find anything about|I'm not sure about) that/;

interface Questions {
  readonly questions: readonly Expected[];
  readonly unanswerable: readonly string[];
}

test.each<[name: string, asked: Questions, leastRight: number, mostWrong: number, mostTold: number]>([
  [
    'answers three kinds of staff',
    { questions: [voices.terse, voices.chatty, voices.nonNative].flat(), unanswerable: voices.unanswerable },
    0.97,
    1,
    0,
  ],
  [
    "answers staff who don't know the passages",
    {
      questions: [voicesOutside.terse, voicesOutside.chatty, voicesOutside.nonNative].flat(),
      unanswerable: voicesOutside.unanswerable,
    },
    0.94,
    1,
    0,
  ],
  ['states limits, times and names', colleagues, 0.93, 3, 0],
  ['answers questions about comments, approved files, limits and messages', coverage, 0.93, 1, 0],
  ['answers staff of all trades in their own words', trades, 0.81, 3, 1],
  ['answers everyday questions of staff', everyday, 0.98, 0, 0],
  [
    'explains each task of the portal',
    {
      questions: [tasks.round1, tasks.round2, tasksFixed.questions, tasksOdd.round1, tasksOdd.round2].flat(),
      unanswerable: [tasks, tasksFixed, tasksOdd].flatMap(({ unanswerable }) => unanswerable),
    },
    0.96,
    3,
    5,
  ],
])('%s', async (_name, { questions, unanswerable }, leastRight, mostWrong, mostTold) => {
  const wrong: string[] = [];
  const missed: string[] = [];
  const told: string[] = [];
  let right = 0;
  for (const [question, ...facts] of questions) {
    const text = await answer(question);
    if (facts.every((fact) => fact.test(text))) right += 1;
    else (nothing.test(text) ? missed : wrong).push(`${question} → ${text}`);
  }
  for (const question of unanswerable) {
    const text = await answer(question);
    if (!nothing.test(text)) told.push(`${question} → ${text}`);
  }
  expect(right / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(leastRight);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(mostWrong);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(mostTold);
});

test('every passage has phrasings of how people ask for it', async () => {
  const { data } = await staff.from('portal_knowledge').select('title, portal_phrasings(count)');
  expect(data?.length).toBeGreaterThan(50);
  for (const { title, portal_phrasings: phrasings } of data ?? [])
    expect(phrasings[0]?.count, title).toBeGreaterThanOrEqual(8);
});
