import { beforeAll, expect, test, vi } from 'vitest';
import { answerFrom } from '../../functions/ai-chat/answer.ts';
import { createKnowledge } from '../../functions/ai-chat/ranking.ts';
import { type Client, testBackend } from '../support/backend.ts';
import * as colleagues from './colleagueQuestions.ts';
import * as coverage from './coverageQuestions.ts';
import * as everyday from './everydayQuestions.ts';
import * as fresh from './freshQuestions.ts';
import * as lastTasks from './lastTaskQuestions.ts';
import * as later from './laterQuestions.ts';
import * as laterTasks from './laterTaskQuestions.ts';
import { hitRate, wronglyAnswered } from './measure.ts';
import * as mixed from './mixedQuestions.ts';
import * as newQuestions from './newQuestions.ts';
import { askedObliquely, unanswerableObliquely } from './obliqueQuestions.ts';
import { asked, askedLater, heldOut, terms, unanswerable, unanswerableLater } from './questions.ts';
import * as staffQuestions from './staffQuestions.ts';
import * as tasks from './taskQuestions.ts';

// How often the assistant finds what colleagues ask for: `pnpm bench chat` prints the figures; these are lower limits.
// 1,410 questions take about a minute on an otherwise idle processor.
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

test('questions find what answers them', async () => {
  const { first, amongThree, missed } = await hitRate(search, [
    ...asked,
    ...heldOut,
    ...askedLater,
    ...later.askedInAHurry,
    ...later.askedLast,
    ...later.askedAtTheEnd,
  ]);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
});

test('a question for the meaning of a term finds what explains it', async () => {
  const { missed } = await hitRate(search, terms);
  expect(missed).toEqual([]);
});

test('questions that nobody can answer find nothing', async () => {
  const questions = [
    ...unanswerable,
    ...unanswerableLater,
    ...later.unanswerableInAHurry,
    ...later.unanswerableLast,
    ...later.unanswerableAtTheEnd,
  ];
  const wrong = await wronglyAnswered(search, questions);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);
});

test('questions that others would ask find what answers them', async () => {
  const { first, amongThree, missed } = await hitRate(search, [
    ...fresh.askedBeforeWidening,
    ...fresh.askedAfterWidening,
    ...fresh.askedAfterMending,
  ]);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.87);
  expect(amongThree, missed.join('\n')).toBeGreaterThanOrEqual(0.91);
  const questions = [
    ...fresh.unanswerableBeforeWidening,
    ...fresh.unanswerableAfterWidening,
    ...fresh.unanswerableAfterMending,
  ];
  const wrong = await wronglyAnswered(search, questions);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.14);
});

test('questions in other words than the portal has find what answers them', async () => {
  const { first, missed } = await hitRate(search, askedObliquely);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.75);
  expect((await wronglyAnswered(search, unanswerableObliquely)).length).toBeLessThanOrEqual(1);
});

const rank = createKnowledge();
/** What the assistant says without a provider, as staff. */
const answer = (question: string) => answerFrom(staff, rank, question, 'staff');
const nothing = /^I couldn't find anything about that/;

/** How many questions are answered rightly, the wrong answers, and what was said about questions that nobody can answer. */
async function answered(
  questions: readonly staffQuestions.Expected[],
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

test('three kinds of staff are told what they ask for', async () => {
  const { right, wrong, missed, told } = await answered(
    [...staffQuestions.terse, ...staffQuestions.chatty, ...staffQuestions.nonNative],
    staffQuestions.unanswerableStaff,
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test('staff who know nothing of the passages are told what they ask for', async () => {
  const { right, wrong, missed, told } = await answered(
    [...newQuestions.terse, ...newQuestions.chatty, ...newQuestions.nonNative],
    newQuestions.unanswerable,
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.94);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test('colleagues are told limits, times and names as they ask for them', async () => {
  const { right, wrong, missed, told } = await answered(colleagues.asked, colleagues.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told).toEqual([]);
});

test('staff are told about comments, approved files, limits and messages', async () => {
  const { right, wrong, missed, told } = await answered(coverage.asked, coverage.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.93);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
  expect(told).toEqual([]);
});

test('staff of all trades are told what they ask for in their own words', async () => {
  const { right, wrong, missed, told } = await answered(mixed.asked, mixed.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.81);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(1);
});

test('staff are told what they need in everyday work', async () => {
  const { right, wrong, missed, told } = await answered(everyday.asked, everyday.unanswerable);
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(wrong).toEqual([]);
  expect(told).toEqual([]);
});

test('staff are told how to do each task of the portal', async () => {
  const { right, wrong, missed, told } = await answered(
    [
      ...tasks.tasks,
      ...tasks.tasksAtFirst,
      ...laterTasks.tasksInDetail,
      ...lastTasks.tasksInOddWords,
      ...lastTasks.tasksAtLast,
    ],
    [...tasks.unanswerableTasks, ...laterTasks.unanswerableInDetail, ...lastTasks.unanswerableAtLast],
  );
  expect(right, missed.join('\n')).toBeGreaterThanOrEqual(0.96);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(5);
});

test('every passage has the ways in which people ask for it', async () => {
  const { data } = await staff.from('portal_knowledge').select('title, portal_phrasings(count)');
  expect(data?.length).toBeGreaterThan(50);
  for (const { title, portal_phrasings: phrasings } of data ?? [])
    expect(phrasings[0]?.count, title).toBeGreaterThanOrEqual(8);
});
