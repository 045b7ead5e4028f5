import type { SupabaseClient } from '@supabase/supabase-js';
import { Fault } from '../_shared/Fault.ts';

/** A passage and its known questions. */
export interface KnownPassage {
  title: string;
  body: string;
  path: string | null;
  keywords: string;
  portal_phrasings: readonly { phrasing: string }[];
}

/** A passage with its score: 1 for the best. */
interface RankedPassage {
  passage: KnownPassage;
  score: number;
}

export interface Ranking {
  /** Passages that have some of the question's words, best first. */
  passages: readonly RankedPassage[];
  /**
   * The best passage's share of the question, from 0 to 1. Rare words count more. 0 if it's about something that the
   * portal knows nothing of.
   */
  share: number;
}

/** BM25: how quickly repeating a word stops counting, and how much a long passage discounts it. */
const k1 = 3;
const b = 0.5;
/** Titles and keywords count more than the body. */
const titleWeight = 3;

/** Words without their endings, so that "approved" finds "approve". */
const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/(?<=...)(?:ing|ed|es|s)$/, ''));

/**
 * Ranks passages by the words of a question of any length (Okapi BM25; Robertson and Zaragoza, 2009). A passage's words
 * are its own and those of all its known questions.
 * @param otherTexts words for subjects that the portal knows nothing about
 */
export function rankingOf(
  all: readonly KnownPassage[],
  otherTexts: readonly string[] = [],
): (question: string) => Ranking {
  const unknown = new Set(otherTexts.flatMap(stemsOf));
  const passages = all.map((passage) => {
    const counts = new Map<string, number>();
    const add = (stems: Iterable<string>, times = 1) => {
      for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + times);
    };
    add(stemsOf(`${passage.title} ${passage.keywords}`), titleWeight);
    add(stemsOf(passage.body));
    for (const { phrasing } of passage.portal_phrasings) add(new Set(stemsOf(phrasing)));
    return { passage, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
  });
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  const documentFrequency = new Map<string, number>();
  for (const { counts } of passages)
    for (const stem of counts.keys()) documentFrequency.set(stem, (documentFrequency.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => {
    const count = documentFrequency.get(stem) ?? 0;
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  };

  return (question) => {
    const stems = [...new Set(stemsOf(question))].map((stem) => ({ stem, weight: rarity(stem) }));
    const scored = passages.flatMap(({ passage, counts, length }) => {
      const score = stems.reduce((sum, { stem, weight }) => {
        const count = counts.get(stem) ?? 0;
        return sum + (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / averageLength));
      }, 0);
      return score > 0 ? [{ passage, score }] : [];
    });
    scored.sort((one, other) => other.score - one.score);
    const best = scored[0]?.score ?? 0;
    const bestPossible = stems.reduce((sum, { weight }) => sum + weight * (k1 + 1), 0);
    return {
      passages: scored.map(({ passage, score }) => ({ passage, score: score / best })),
      share: best === 0 || stems.some(({ stem }) => unknown.has(stem)) ? 0 : best / bestPossible,
    };
  };
}

/** Milliseconds until passages are read again. */
const cacheMs = 10 * 60_000;

export type Knowledge = (client: SupabaseClient, question: string) => Promise<Ranking>;

/**
 * Reads all passages once for many questions. Only staff can read them: the first caller after a while reads them for
 * all.
 */
export function createKnowledge(now: () => number = Date.now): Knowledge {
  let cached: { at: number; rank: Promise<(question: string) => Ranking> } | undefined;
  return async (client, question) => {
    if (!cached || now() - cached.at > cacheMs) {
      const own = { at: now(), rank: load(client) };
      cached = own;
      own.rank.catch(() => {
        if (cached === own) cached = undefined;
      });
    }
    return (await cached.rank)(question);
  };
}

async function load(client: SupabaseClient) {
  const [passages, otherTexts] = await Promise.all([
    client.from('portal_knowledge').select('title, body, path, keywords, portal_phrasings(phrasing)'),
    client.from('search_words').select('word').eq('kind', 'elsewhere'),
  ]);
  if (passages.error || otherTexts.error) throw new Fault(502, "Couldn't search the portal. Try again.");
  return rankingOf(
    passages.data,
    otherTexts.data.map(({ word }) => word),
  );
}
