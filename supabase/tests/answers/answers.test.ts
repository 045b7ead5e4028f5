import { beforeAll, expect, test, vi } from 'vitest';
import { searchNear, searchPortal } from '../../functions/ai-chat/passages.ts';
import { nothingFound, quote } from '../../functions/ai-chat/quote.ts';
import { type Client, testBackend } from '../support/backend.ts';
import * as fresh from './freshQuestions.ts';
import * as later from './laterQuestions.ts';
import { hitRate, wronglyAnswered } from './measure.ts';
import { askedObliquely, unanswerableObliquely } from './obliqueQuestions.ts';
import { asked, askedLater, heldOut, terms, unanswerable, unanswerableLater } from './questions.ts';
import * as staffQuestions from './staffQuestions.ts';

// How often the assistant finds what colleagues ask for: `pnpm bench chat` prints the figures; these are lower limits.
// 770 questions take 40 s on an otherwise idle processor.
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
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.64);
  expect((await wronglyAnswered(search, unanswerableObliquely)).length).toBeLessThanOrEqual(1);
});

/** What the assistant says without a provider, as staff. */
async function answer(question: string): Promise<string> {
  return (
    quote(question, await searchPortal(staff, question), 'staff') ||
    nothingFound(await searchNear(staff, question), 'staff')
  );
}
const nothing = /^I couldn't find anything about that/;

test('three kinds of staff are told what they ask for', async () => {
  const wrong: string[] = [];
  let answered = 0;
  const questions = [...staffQuestions.terse, ...staffQuestions.chatty, ...staffQuestions.nonNative];
  for (const [question, ...facts] of questions) {
    const text = await answer(question);
    if (facts.every((fact) => fact.test(text))) answered += 1;
    else if (!nothing.test(text)) wrong.push(`${question} → ${text}`);
  }
  expect(answered / questions.length).toBeGreaterThanOrEqual(0.94);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
  const told: string[] = [];
  for (const question of staffQuestions.unanswerableStaff) {
    const text = await answer(question);
    if (!nothing.test(text)) told.push(`${question} → ${text}`);
  }
  expect(told).toEqual([]);
});

test('every passage has the ways in which people ask for it', async () => {
  const { data } = await staff.from('portal_knowledge').select('title, portal_phrasings(count)');
  expect(data?.length).toBeGreaterThan(50);
  for (const { title, portal_phrasings: phrasings } of data ?? [])
    expect(phrasings[0]?.count, title).toBeGreaterThanOrEqual(8);
});
