import type { SupabaseClient } from '@supabase/supabase-js';
import type { StaffRole } from '../_shared/caller.ts';
import { searchPortal } from './passages.ts';
import { nothingFound, quote } from './quote.ts';
import type { Knowledge } from './ranking.ts';

/**
 * Answers a question from the portal. A passage is the answer if the search is sure of it and it also has most of the
 * question's words; otherwise, shows the closest ones as such.
 */
export async function answerFrom(
  client: SupabaseClient,
  rank: Knowledge,
  question: string,
  role: StaffRole,
): Promise<string> {
  const { found, nearMatches } = await searchPortal(client, question);
  const [first] = found;
  if (first?.person) return quote(question, found, role);
  const ranking = await rank(client, question);
  const isBest = first && ranking.passages[0]?.passage.title === first.title;
  return (isBest && quote(question, found, role)) || nothingFound(nearMatches, ranking, role);
}
