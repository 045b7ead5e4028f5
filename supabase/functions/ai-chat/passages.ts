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
const near = 0.3;

const search = async (client: SupabaseClient, question: string, threshold?: number): Promise<Passage[]> => {
  const { data, error } = await client.rpc('search_portal', {
    question,
    ...(threshold === undefined ? {} : { threshold }),
  });
  if (error) throw new Fault(502, "Couldn't search the portal. Try again.");
  return data;
};

/** What the portal knows about the question and the caller may read, best first; if that's nothing, about a part that asks by itself. */
export async function searchPortal(client: SupabaseClient, question: string): Promise<Passage[]> {
  for (const part of [question, ...askingClauses(question)]) {
    const found = await search(client, part);
    if (found.length > 0) return found;
  }
  return [];
}

/** Results that are close to the question without answering it. */
export const searchNear = (client: SupabaseClient, question: string) => search(client, question, near);

/** "And her email?": refers to a person asked about before. */
const pronoun = /\b(his|hers?|him|she|he|their|theirs|them|they)\b/gi;

/** Replaces the question's pronoun with a name, if the previous question was about one person. */
export async function withName(client: SupabaseClient, question: string, before: string | undefined) {
  if (before === undefined || question.length > 80 || question.search(pronoun) < 0) return question;
  const [first, second] = await searchPortal(client, before);
  if (!first?.person || (second && second.rank >= first.rank - 0.01)) return question;
  return question.replace(pronoun, () => first.title);
}

/** Words, each with the space after it. */
export const inPieces = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
