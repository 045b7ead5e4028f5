import type { SupabaseClient } from '@supabase/supabase-js';
import { Fault } from '../_shared/Fault.ts';
import { askingClauses } from './clauses.ts';

/** What the directory says about a person. */
export interface Person {
  job_title: string | null;
  phone: string | null;
  email: string;
  is_active: boolean;
}

/** What `search_portal` finds. */
export interface Passage {
  source: 'portal' | 'directory';
  title: string;
  body: string;
  path: string | null;
  rank: number;
  /** Only for the directory. */
  person: Person | null;
}

/** The rank from which a result is close enough to suggest looking there. */
const minSimilarity = 0.3;

const search = async (client: SupabaseClient, question: string, threshold: number): Promise<Passage[]> => {
  const { data, error } = await client.rpc('search_portal', { question, threshold });
  if (error) throw new Fault(502, "Couldn't search the portal. Try again.");
  return data;
};

/** The rank from which a result answers. */
const sure = 0.53;

/** The rank from which the whole question's best result answers it although it says more: people tell a story before they ask. */
const sureInStory = 0.48;

/** How close the whole question has to be to what a part of it finds. */
const related = 0.36;

/**
 * What the portal knows about the question and the caller may read, best first: what answers it, and what's only near.
 */
export async function searchPortal(client: SupabaseClient, question: string) {
  const around = await search(client, question, minSimilarity);
  return { found: await answering(client, question, around), around };
}

/**
 * What answers the question. If that's nothing, what a part finds that asks by itself, as long as the whole question is about
 * that, too: "How do I do that?" alone would find anything.
 */
async function answering(
  client: SupabaseClient,
  question: string,
  around: readonly Passage[],
): Promise<Passage[]> {
  const found = around.filter(({ rank }) => rank >= sure);
  const parts = askingClauses(question);
  if (found.length > 0 || parts.length === 0) return found;
  const asked: Passage[] = [];
  for (const part of parts) asked.push(...(await search(client, part, sure)));
  const ranks = new Map(around.map((passage) => [keyOf(passage), passage.rank]));
  const both = asked.flatMap((passage) => {
    const rank = ranks.get(keyOf(passage)) ?? 0;
    return rank >= related ? [{ ...passage, rank: (rank + passage.rank) / 2 }] : [];
  });
  if (both.length > 0) return best([...both, ...around.filter(({ person }) => !person)]);
  const [first] = around;
  return first && first.rank >= sureInStory ? around.filter(({ rank }) => rank >= first.rank - 0.01) : [];
}

/** Colleagues may have the same name. */
const keyOf = ({ title, person }: Passage) => `${title} ${person?.email ?? ''}`;

/** Each passage once, best first. */
function best(passages: readonly Passage[]): Passage[] {
  const once = new Map<string, Passage>();
  for (const passage of passages.toSorted((one, other) => other.rank - one.rank))
    if (!once.has(keyOf(passage))) once.set(keyOf(passage), passage);
  return [...once.values()];
}

/** "And her email?": refers to a person asked about before. */
const pronoun = /\b(his|hers?|him|she|he|their|theirs|them|they)\b/gi;

/** Replaces the question's pronoun with a name, if the previous question was about one person. */
export async function withName(client: SupabaseClient, question: string, before: string | undefined) {
  if (before === undefined || question.length > 80 || question.search(pronoun) < 0) return question;
  const [first, second] = (await searchPortal(client, before)).found;
  if (!first?.person || (second && second.rank >= first.rank - 0.01)) return question;
  return question.replace(pronoun, () => first.title);
}

/** Words, each with the space after it. */
export const inPieces = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
