import { campaignKey } from '../../../editor/drafts/drafts.ts';
import type { Link } from '../links.ts';
import { pieceCampaignOf, sameCampaign } from '../pieceCampaign.ts';
import type { OpenedPiece, PieceCampaign, SavedPiece } from '../pieceStore.ts';
import { mergeAnswer } from './changes.ts';
import type { LinkedDrafts } from './linkedDrafts.ts';
import type { OutboxEntry } from './outbox.ts';
import type { SyncedDrafts } from './syncedDrafts.ts';

/** Returns a function that merges the store's answers about pieces into their drafts. */
export function takeAnswer(drafts: SyncedDrafts, { linkOf, writeLink, localOf }: LinkedDrafts) {
  /**
   * If campaign data was stored with a piece here and elsewhere at the same time, the local data overwrites the other;
   * a user with view rights gets the other.
   */
  function receiveCampaign(key: string, link: Link, remoteCampaign: PieceCampaign): void {
    const localCampaign = pieceCampaignOf(drafts, key);
    const isNews = !sameCampaign(remoteCampaign, link.set);
    if (!localCampaign || (isNews && (link.rights === 'view' || sameCampaign(localCampaign, link.set))))
      drafts.receive(campaignKey(key), remoteCampaign);
  }

  function take(key: string, answer: SavedPiece | OpenedPiece, entry?: OutboxEntry): void {
    const previousLink = linkOf(key);
    if (!previousLink) return;
    const openedPiece = 'rights' in answer ? answer : undefined;
    const currentLink = openedPiece
      ? {
          ...previousLink,
          name: openedPiece.name,
          rights: openedPiece.rights,
          ownerId: openedPiece.ownerId,
          rules: openedPiece.rules,
          fromTemplate: openedPiece.fromTemplate,
        }
      : previousLink;
    const savedPiece = 'overwritten' in answer ? answer : { ...answer, overwritten: [] };
    const local = localOf(key, previousLink);
    const { link, draft, foreignFields } = mergeAnswer(
      currentLink,
      local,
      savedPiece,
      entry?.create?.draft ?? entry?.save?.changed,
    );
    // Other people's changes: they save those as a version themselves.
    const isOthers = !entry && previousLink.versioned === previousLink.revision;
    const next: Link = {
      ...link,
      ...(openedPiece && { set: openedPiece.set }),
      savedAt: Date.now(),
      done: entry?.mutation ?? link.done,
      versioned: isOthers || entry?.create ? link.revision : link.versioned,
    };
    if (openedPiece?.set) receiveCampaign(key, currentLink, openedPiece.set);
    writeLink(key, next);
    const stored = drafts.load(key);
    if (foreignFields.length > 0 || stored === undefined) {
      const removedFields = new Set(foreignFields.filter((field) => draft[field] === undefined));
      const rest = Object.entries(stored ?? {}).filter(([field]) => !removedFields.has(field));
      drafts.receive(key, { ...Object.fromEntries(rest), ...draft });
      // A designer in which the user was typing kept their text over incoming text that they hadn't seen.
      const storedDraft = localOf(key, next);
      const unseenFields = foreignFields.filter((field) => storedDraft[field] !== draft[field]);
      if (unseenFields.length > 0) {
        const blind = Object.fromEntries(unseenFields.map((field) => [field, previousLink.revision]));
        writeLink(key, { ...next, blind: { ...next.blind, ...blind } });
      }
    }
  }

  return take;
}
