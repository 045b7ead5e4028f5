import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { campaignKey } from '../../editor/drafts/drafts.ts';
import { isObject } from '../../editor/history/keptHistory.ts';
import { textsOf } from './links.ts';
import type { PieceCampaign } from './pieceStore.ts';

/** Reads a piece's campaign data from any stored value; undefined if it's invalid. Never throws. */
function restorePieceCampaign(stored: unknown, key?: string): PieceCampaign | undefined {
  if (!isObject(stored)) return undefined;
  const { set, part, origin, from, facts, said }: Partial<Record<keyof PieceCampaign | 'from', unknown>> =
    stored;
  if (typeof set !== 'string' || typeof part !== 'string') return undefined;
  return {
    set,
    part,
    // Older data names the origin's draft by a key that only its browser knows.
    origin: typeof origin === 'boolean' ? origin : from !== undefined && from === key,
    facts: textsOf(facts),
    said: textsOf(said),
  };
}

/** The campaign data that this browser has stored with a draft. */
export const pieceCampaignOf = (drafts: DraftStore, key: string): PieceCampaign | undefined =>
  restorePieceCampaign(drafts.load(campaignKey(key)), key);

/** Fixes the order of properties, which stores may change. */
const inOrder = ({ set, part, origin, facts, said }: PieceCampaign): string =>
  JSON.stringify([
    set,
    part,
    origin,
    ...[facts, said].map((texts) => Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);

export const sameCampaign = (
  one: PieceCampaign | null | undefined,
  other: PieceCampaign | null | undefined,
): boolean => (one && other ? inOrder(one) === inOrder(other) : !one && !other);
