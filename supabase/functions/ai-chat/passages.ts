import type { SupabaseClient } from '@supabase/supabase-js';
import { Fault } from '../_shared/Fault.ts';
import { askingClauses } from './clauses.ts';

/** A person's details in the directory. */
export interface Person {
  job_title: string | null;
  phone: string | null;
  email: string;
  is_active: boolean;
}

/** A result of `search_portal`. */
export interface Passage {
  source: 'portal' | 'directory';
  title: string;
  body: string;
  path: string | null;
  rank: number;
  /** Only in results from the directory. */
  person: Person | null;
}

/** The minimum rank for suggesting a look there. */
const minSimilarity = 0.3;

const search = async (client: SupabaseClient, question: string, threshold: number): Promise<Passage[]> => {
  const { data, error } = await client.rpc('search_portal', { question, threshold });
  if (error) throw new Fault(502, "Couldn't search the portal. Try again.");
  return data;
};

/** The minimum rank of an answer. */
const sureRank = 0.53;

/**
 * The minimum rank at which the whole question's best result answers it although it says more: people tell a story
 * before they ask.
 */
const sureInStory = 0.48;

/** The minimum rank of the whole question for a result of one of its parts. */
const relatedRank = 0.36;

/** Returns what the portal knows about the question and the caller can read, best first: answers, and near matches. */
export async function searchPortal(client: SupabaseClient, question: string) {
  const nearMatches = await search(client, question, minSimilarity);
  return { found: await answersTo(client, question, nearMatches), nearMatches };
}

/**
 * Returns the answers to a question. If there are none, returns those to a part that's a question itself, as long as
 * the whole question is about them, too: "How do I do that?" alone would find anything.
 */
async function answersTo(
  client: SupabaseClient,
  question: string,
  nearMatches: readonly Passage[],
): Promise<Passage[]> {
  const found = nearMatches.filter(({ rank }) => rank >= sureRank);
  const parts = askingClauses(question);
  if (found.length > 0 || parts.length === 0) return found;
  const ofClauses: Passage[] = [];
  for (const part of parts) ofClauses.push(...(await search(client, part, sureRank)));
  const ranks = new Map(nearMatches.map((passage) => [keyOf(passage), passage.rank]));
  const inBoth = ofClauses.flatMap((passage) => {
    const rank = ranks.get(keyOf(passage)) ?? 0;
    return rank >= relatedRank ? [{ ...passage, rank: (rank + passage.rank) / 2 }] : [];
  });
  if (inBoth.length > 0)
    return withoutDuplicates([...inBoth, ...nearMatches.filter(({ person }) => !person)]);
  const [first] = nearMatches;
  return first && first.rank >= sureInStory
    ? nearMatches.filter(({ rank }) => rank >= first.rank - 0.01)
    : [];
}

/** Includes the address, since colleagues can have the same name. */
const keyOf = ({ title, person }: Passage) => `${title} ${person?.email ?? ''}`;

/** Removes duplicates, best first. */
function withoutDuplicates(passages: readonly Passage[]): Passage[] {
  const byKey = new Map<string, Passage>();
  for (const passage of passages.toSorted((one, other) => other.rank - one.rank))
    if (!byKey.has(keyOf(passage))) byKey.set(keyOf(passage), passage);
  return [...byKey.values()];
}

/** Pronouns that refer to a person asked about before: "And her email?" */
const pronoun = /\b(his|hers?|him|she|he|their|theirs|them|they)\b/gi;

/** Replaces the question's pronoun with a name, if the previous question was about one person. */
export async function withName(
  client: SupabaseClient,
  question: string,
  previousQuestion: string | undefined,
) {
  if (previousQuestion === undefined || question.length > 80 || question.search(pronoun) < 0) return question;
  const [first, second] = (await searchPortal(client, previousQuestion)).found;
  if (!first?.person || (second && second.rank >= first.rank - 0.01)) return question;
  return question.replace(pronoun, () => first.title);
}

/** Splits text into words, each with the space after it. */
export const inPieces = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
