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
  function receiveCampaign(key: string, known: Link, theirs: PieceCampaign): void {
    const localCampaign = pieceCampaignOf(drafts, key);
    const isNews = !sameCampaign(theirs, known.set);
    if (!localCampaign || (isNews && (known.rights === 'view' || sameCampaign(localCampaign, known.set))))
      drafts.receive(campaignKey(key), theirs);
  }

  function take(key: string, answer: SavedPiece | OpenedPiece, entry?: OutboxEntry): void {
    const before = linkOf(key);
    if (!before) return;
    const opened = 'rights' in answer ? answer : undefined;
    const known = opened
      ? {
          ...before,
          name: opened.name,
          rights: opened.rights,
          ownerId: opened.ownerId,
          rules: opened.rules,
          fromTemplate: opened.fromTemplate,
        }
      : before;
    const saved = 'overwritten' in answer ? answer : { ...answer, overwritten: [] };
    const local = localOf(key, before);
    const { link, draft, taken } = mergeAnswer(
      known,
      local,
      saved,
      entry?.create?.draft ?? entry?.save?.changed,
    );
    // Other people's changes: they save those as a version themselves.
    const isOthers = !entry && before.versioned === before.revision;
    const next: Link = {
      ...link,
      ...(opened && { set: opened.set }),
      savedAt: Date.now(),
      done: entry?.mutation ?? link.done,
      versioned: isOthers || entry?.create ? link.revision : link.versioned,
    };
    if (opened?.set) receiveCampaign(key, known, opened.set);
    writeLink(key, next);
    const stored = drafts.load(key);
    if (taken.length > 0 || stored === undefined) {
      const gone = new Set(taken.filter((field) => draft[field] === undefined));
      const rest = Object.entries(stored ?? {}).filter(([field]) => !gone.has(field));
      drafts.receive(key, { ...Object.fromEntries(rest), ...draft });
      // A designer in which the user was typing kept their text over incoming text that they hadn't seen.
      const after = localOf(key, next);
      const unseen = taken.filter((field) => after[field] !== draft[field]);
      if (unseen.length > 0) {
        const blind = Object.fromEntries(unseen.map((field) => [field, before.revision]));
        writeLink(key, { ...next, blind: { ...next.blind, ...blind } });
      }
    }
  }

  return take;
}
