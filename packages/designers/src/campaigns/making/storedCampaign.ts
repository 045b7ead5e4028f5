import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import {
  campaignKey,
  type DraftEntry,
  draftKey,
  draftListKey,
  draftListOf,
  maxNameLength,
} from '../../editor/drafts/drafts.ts';
import { freeName, withDraft } from '../../editor/drafts/shelf.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { type Facts, factsOf, restoreFacts } from '../facts/facts.ts';
import { pieceCampaignOf } from '../library/pieceCampaign.ts';
import type { PieceCampaign } from '../library/pieceStore.ts';
import { type CampaignPiece, campaignPiece, campaignPieceId, isCampaignPiece } from './campaignPieces.ts';

/** The data stored with a draft that belongs to a campaign; it travels with its piece. */
export interface StoredCampaign extends Omit<PieceCampaign, 'facts' | 'said'> {
  /** The campaign's facts when the draft last agreed with them. */
  readonly facts: Facts;
  /** The draft's own facts at that time. */
  readonly said: Facts;
}

/** A stored draft of a campaign. */
export interface CampaignMember extends StoredCampaign {
  designer: CampaignDesigner;
  key: string;
  entry: DraftEntry;
  draft: AnyDraft;
}

/** Reads the campaign data stored with a draft; undefined if it isn't in a campaign. Never throws. */
export function readCampaign(store: DraftStore, key: string): StoredCampaign | undefined {
  const campaign = pieceCampaignOf(store, key);
  return campaign && isCampaignPiece(campaign.part)
    ? { ...campaign, facts: restoreFacts(campaign.facts), said: restoreFacts(campaign.said) }
    : undefined;
}

export const writeCampaign = (
  store: DraftStore,
  key: string,
  { set, part, origin, facts, said }: StoredCampaign,
): void => store.save(campaignKey(key), { set, part, origin, facts, said });

/** The user's drafts in a campaign, in the order of its designers. Deleted drafts aren't in any campaign. */
export const membersOf = (store: DraftStore, campaign: string): readonly CampaignMember[] =>
  (Object.keys(campaignManifests) as CampaignDesigner[]).flatMap((designer) =>
    draftListOf(store, designer).drafts.flatMap((entry): CampaignMember[] => {
      const key = draftKey(designer, entry.id);
      const stored = readCampaign(store, key);
      if (stored?.set !== campaign || campaignPiece(stored.part).designer !== designer) return [];
      return [
        {
          ...stored,
          designer,
          key,
          entry,
          draft: restoreDraft(campaignManifests[designer].fields, store.load(key)),
        },
      ];
    }),
  );

interface KeptPiece {
  part: CampaignPiece;
  draft: AnyDraft;
}

interface Keeping {
  store: DraftStore;
  /** The draft that the campaign is made from. */
  from: { designer: CampaignDesigner; key: string; draft: AnyDraft };
  pieces: readonly KeptPiece[];
  facts: Facts;
}

const nameOf = (facts: Facts, part: CampaignPiece) =>
  (facts.what.replaceAll(/\s+/g, ' ').trim() || part.label).slice(0, maxNameLength).toWellFormed();

/**
 * Makes a draft of each piece, next to the user's existing ones, and records where they came from.
 *
 * @throws when the store is full or blocked; nothing is changed then.
 */
export function keepAsDrafts({ store, from, pieces, facts }: Keeping): readonly CampaignMember[] {
  const existing = readCampaign(store, from.key);
  const campaign = existing?.set ?? crypto.randomUUID().slice(0, 13);
  const undo: (() => void)[] = [];
  const save = (key: string, value: unknown) => {
    const stored = store.load(key);
    store.save(key, value);
    undo.unshift(() => (stored === undefined ? store.clear(key) : store.save(key, stored)));
  };
  try {
    if (!existing) {
      const part = campaignPieceId(from.designer, from.draft);
      save(campaignKey(from.key), {
        set: campaign,
        part,
        origin: true,
        facts,
        said: factsOf(from.designer, from.draft),
      });
    }
    for (const { part, draft } of pieces) {
      const { designer } = part;
      const draftList = draftListOf(store, designer);
      const entry = {
        id: crypto.randomUUID().slice(0, 13),
        name: freeName(draftList.drafts, nameOf(facts, part)),
      };
      const key = draftKey(designer, entry.id);
      save(key, draft);
      save(campaignKey(key), {
        set: campaign,
        part: part.id,
        origin: false,
        facts,
        said: factsOf(designer, draft),
      });
      const next = withDraft(draftList, entry);
      // The designer the user is in keeps its open draft open.
      save(draftListKey(designer), designer === from.designer ? { ...next, open: draftList.open } : next);
    }
  } catch (error) {
    for (const each of undo) each();
    throw error;
  }
  return membersOf(store, campaign);
}
