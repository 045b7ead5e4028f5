import { beforeAll, expect, test, vi } from 'vitest';
import { answerFrom } from '../../functions/ai-chat/answer.ts';
import { createKnowledge } from '../../functions/ai-chat/ranking.ts';
import { type Client, testBackend } from '../support/backend.ts';
import * as colleagues from './colleagues.ts';
import * as coverage from './coverage.ts';
import * as everyday from './everyday.ts';
import { hitRate, wronglyAnswered } from './measure.ts';
import * as oblique from './oblique.ts';
import { asked, heldOut, round2, terms, unanswerable, unanswerable2 } from './passages.1.ts';
import * as passages2 from './passages.2.ts';
import * as passages3 from './passages.3.ts';
import * as tasks1 from './tasks.1.ts';
import * as tasks2 from './tasks.2.ts';
import * as tasks3 from './tasks.3.ts';
import * as trades from './trades.ts';
import * as voices1 from './voices.1.ts';
import * as voices2 from './voices.2.ts';

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
    ...passages2.round1,
    ...passages2.round2,
    ...passages2.round3,
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
    ...passages2.unanswerable1,
    ...passages2.unanswerable2,
    ...passages2.unanswerable3,
  ];
  const wrong = await wronglyAnswered(search, questions);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
});

test('answers questions as others would ask them', async () => {
  const { first, amongThree, missed } = await hitRate(search, [
    ...passages3.round1,
    ...passages3.round2,
    ...passages3.round3,
  ]);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.87);
  expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.91);
  const questions = [...passages3.unanswerable1, ...passages3.unanswerable2, ...passages3.unanswerable3];
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

/** The share of right answers, the wrong answers, and the answers to unanswerable questions. */
async function answered(
  questions: readonly voices1.Expected[],
  unanswerable: readonly string[],
): Promise<{ right: number; wrong: string[]; missed: string[]; told: string[] }> {
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
  return { right: right / questions.length, wrong, missed, told };
}

test('answers three kinds of staff', async () => {
  const { right, wrong, missed, told } = await answered(
    [...voices1.terse, ...voices1.chatty, ...voices1.nonNative],
    voices1.unanswerable,
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test("answers staff who don't know the passages", async () => {
  const { right, wrong, missed, told } = await answered(
    [...voices2.terse, ...voices2.chatty, ...voices2.nonNative],
    voices2.unanswerable,
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.94);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test('states limits, times and names', async () => {
  const { right, wrong, missed, told } = await answered(colleagues.questions, colleagues.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told).toEqual([]);
});

test('answers questions about comments, approved files, limits and messages', async () => {
  const { right, wrong, missed, told } = await answered(coverage.questions, coverage.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test('answers staff of all trades in their own words', async () => {
  const { right, wrong, missed, told } = await answered(trades.questions, trades.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.81);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(1);
});

test('answers everyday questions of staff', async () => {
  const { right, wrong, missed, told } = await answered(everyday.questions, everyday.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(wrong).toEqual([]);
  expect(told).toEqual([]);
});

test('explains each task of the portal', async () => {
  const { right, wrong, missed, told } = await answered(
    [...tasks1.round1, ...tasks1.round2, ...tasks2.questions, ...tasks3.round1, ...tasks3.round2],
    [...tasks1.unanswerable, ...tasks2.unanswerable, ...tasks3.unanswerable],
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.96);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(5);
});

test('every passage has phrasings of how people ask for it', async () => {
  const { data } = await staff.from('portal_knowledge').select('title, portal_phrasings(count)');
  expect(data?.length).toBeGreaterThan(50);
  for (const { title, portal_phrasings: phrasings } of data ?? [])
    expect(phrasings[0]?.count, title).toBeGreaterThanOrEqual(8);
});
