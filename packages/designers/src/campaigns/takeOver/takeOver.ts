import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { type FactName, factNames } from '../../editor/campaigns/campaignManifest.ts';
import { dayOf } from '../../editor/download/ticket/handOff.ts';
import { keepDraft, keepHistory, loadDraft } from '../../editor/drafts/draftKeeping.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { type DraftRules, ruledFields } from '../../editor/drafts/rules.ts';
import { afterEdits, type Edit } from '../../editor/drafts/steps.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import { differingFacts, type Facts, factsOf } from '../facts/facts.ts';
import { changedFactWords } from '../facts/missingFacts.ts';
import { readLink } from '../library/links.ts';
import { membersOf, readCampaign, type StoredCampaign, writeCampaign } from '../making/storedCampaign.ts';
import { campaignUpdates } from './campaignUpdates.ts';
import { factsChanged, type MemberUpdate, memberUpdate } from './memberUpdate.ts';

/** The new facts of a campaign piece that the others don't have yet. */
export interface ChangedFacts {
  campaign: StoredCampaign;
  /** The draft with the new facts. */
  draft: AnyDraft;
  names: readonly FactName[];
  /** The campaign's facts, updated from the piece. */
  facts: Facts;
}

/** The facts whose fields in a member also include other facts. Such a field as a whole isn't a fact. */
const mixedFacts = (designer: CampaignDesigner, { origin }: StoredCampaign): readonly FactName[] => {
  if (origin) return [];
  const { says, inWords } = campaignManifests[designer];
  return (Object.keys(says) as FactName[]).filter((fact) => inWords?.fields.includes(says[fact] ?? ''));
};

/** The facts in a draft that differ from its campaign's; undefined if it isn't in a campaign, or agrees with it. */
export function changedFacts(
  store: DraftStore,
  designer: CampaignDesigner,
  key: string,
  draft: AnyDraft,
  today = dayOf(new Date()),
): ChangedFacts | undefined {
  const campaign = readCampaign(store, key);
  if (!campaign) return undefined;
  const currentFacts = factsOf(designer, draft);
  const mixed = mixedFacts(designer, campaign);
  const inFields = differingFacts(campaign.said, currentFacts).filter((name) => !mixed.includes(name));
  const changed: Partial<Facts> = {
    ...changedFactWords(designer, draft, campaign, today),
    ...Object.fromEntries(inFields.map((name) => [name, currentFacts[name]])),
  };
  const names = factNames.filter((name) => changed[name] !== undefined);
  return names.length === 0
    ? undefined
    : { campaign, draft, names, facts: factsChanged(campaign.facts, changed) };
}

/** The rules of a member's piece that isn't open, from the link in this browser. */
function rulesOfPiece(store: DraftStore, key: string): DraftRules | undefined {
  const link = readLink(store, key);
  if (!link) return undefined;
  const locked = Object.keys(link.rules).filter((field) => link.rules[field] === 'locked');
  return { locked: link.rights === 'view' ? 'all' : locked, mustChange: {} };
}

/** The pieces of a campaign with older facts than a piece has now: the others, and the piece's own sentences. */
export const outdatedMembers = (
  store: DraftStore,
  key: string,
  { campaign, draft, names, facts }: ChangedFacts,
  rules?: (key: string) => DraftRules | undefined,
): readonly MemberUpdate[] =>
  membersOf(store, campaign.set)
    .map((member) =>
      memberUpdate(
        member.key === key ? { ...member, draft } : member,
        facts,
        ruledFields(
          campaignManifests[member.designer].fields,
          rules?.(member.key) ?? rulesOfPiece(store, member.key),
        ),
        member.key === key ? names : undefined,
      ),
    )
    .filter(({ edits }) => edits.length > 0)
    .toSorted((a, b) => Number(b.isOrigin ?? false) - Number(a.isOrigin ?? false));

/** Names of the drafts that stayed unchanged because the store refused. */
export type NotKept = readonly string[];

/** The piece with the new facts. If it's open, the code that has it open changes it. */
interface Origin {
  designer: CampaignDesigner;
  key: string;
  draft: AnyDraft;
  takeOver?: (edits: readonly Edit[]) => void;
}

/** Changes each piece in a single step, which can be undone there, and makes the campaign agree on the facts. */
export function takeOver(
  store: DraftStore,
  origin: Origin,
  { campaign, facts }: Pick<ChangedFacts, 'campaign' | 'facts'>,
  pieces: readonly MemberUpdate[],
): NotKept {
  const failures: string[] = [];
  let draft = origin.draft;
  for (const { member, edits, isOrigin, updatedDraft } of pieces) {
    if (isOrigin) draft = updatedDraft;
    if (isOrigin && origin.takeOver) {
      origin.takeOver(edits);
      continue;
    }
    const { designer, key, entry } = member;
    const { fields } = campaignManifests[designer];
    const loaded = loadDraft(store, fields, key);
    const updated = { ...loaded, ...afterEdits(fields, loaded, edits, 'takenOver') };
    try {
      if (!keepDraft(store, updated)) throw new Error('The store is full.');
      keepHistory(store, updated);
      writeCampaign(store, key, { ...member, facts, said: factsOf(designer, updated.draft) });
    } catch (error) {
      console.warn("Couldn't save a piece of a campaign.", error);
      failures.push(entry.name);
    }
  }
  acceptFacts(store, { ...origin, draft }, { campaign, facts });
  return failures;
}

/**
 * Makes the piece agree with its campaign again without changing the others. Pieces that don't mention what changed
 * agree too.
 *
 * @throws when the store is full or blocked.
 */
export function acceptFacts(
  store: DraftStore,
  { designer, key, draft }: Origin,
  { campaign, facts }: Pick<ChangedFacts, 'campaign' | 'facts'>,
): void {
  for (const member of membersOf(store, campaign.set))
    if (member.key !== key && memberUpdate(member, facts).edits.length === 0)
      writeCampaign(store, member.key, { ...member, facts });
  writeCampaign(store, key, { ...campaign, facts, said: factsOf(designer, draft) });
  campaignUpdates.notify();
}
