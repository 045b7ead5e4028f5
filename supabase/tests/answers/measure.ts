import type { Asked } from './question.ts';

interface Figures {
  /** The share of questions that the first passage, or one of the first three, answers. */
  first: number;
  amongThree: number;
  /** The misses: the question, and the passage found instead. */
  missed: string[];
}

/** Returns the titles of the results, best first. */
export type Search = (question: string) => Promise<string[]>;

/** Measures how often the right passage is found. */
export async function hitRate(search: Search, questions: readonly Asked[]): Promise<Figures> {
  let [first, amongThree] = [0, 0];
  const missed: string[] = [];
  for (const [question, ...expected] of questions) {
    const titles = (await search(question)).slice(0, 3);
    if (titles.some((title) => expected.includes(title))) amongThree += 1;
    if (expected.includes(titles[0] ?? '')) first += 1;
    else missed.push(`${question} → ${titles.join(' | ') || 'nothing'}, not ${expected.join(' or ')}`);
  }
  return { first: first / questions.length, amongThree: amongThree / questions.length, missed };
}

/** Unanswerable questions that got an answer. */
export async function wronglyAnswered(search: Search, questions: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const question of questions) {
    const [title] = await search(question);
    if (title) wrong.push(`${question} → ${title}`);
  }
  return wrong;
}
