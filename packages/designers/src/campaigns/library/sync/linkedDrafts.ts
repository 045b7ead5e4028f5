import { pieceKey } from '../../../editor/drafts/drafts.ts';
import { type Link, readLink, textsOf } from '../links.ts';
import { pieceCampaignOf, sameCampaign } from '../pieceCampaign.ts';
import type { PieceCampaign, PieceDraft } from '../pieceStore.ts';
import { changesTo } from './changes.ts';
import type { SyncedDrafts } from './syncedDrafts.ts';

export type LinkedDrafts = ReturnType<typeof linkedDrafts>;

/**
 * The drafts of an account that are linked to pieces, in this browser.
 *
 * @param onLink called when a draft's link has changed
 */
export function linkedDrafts(drafts: SyncedDrafts, account: string, onLink: (key: string) => void) {
  const linkOf = (key: string): Link | undefined => {
    const link = readLink(drafts, key);
    return link?.account === account ? link : undefined;
  };
  const writeLink = (key: string, link: Link): void => {
    drafts.receive(pieceKey(key), link);
    onLink(key);
  };
  const changeLink = (key: string, part: Partial<Link>): void => {
    const link = linkOf(key);
    if (link) writeLink(key, { ...link, ...part });
  };
  const localOf = (key: string, link: Link): PieceDraft => {
    const stored = drafts.load(key);
    return stored === undefined ? link.acked : textsOf(stored);
  };

  function fill(key: string, values: PieceDraft): void {
    if (Object.keys(values).length === 0) return;
    const stored = drafts.load(key);
    drafts.receive(key, { ...(typeof stored === 'object' ? stored : {}), ...values });
  }

  /** Campaign data of the draft that the store doesn't have. */
  function unsentCampaign(key: string, link: Link): PieceCampaign | undefined {
    const localCampaign = link.rights === 'view' ? undefined : pieceCampaignOf(drafts, key);
    return sameCampaign(localCampaign, link.set) ? undefined : localCampaign;
  }

  const isSent = (key: string, link: Link): boolean =>
    link.revision > 0 &&
    Object.keys(changesTo(link.acked, localOf(key, link))).length === 0 &&
    !unsentCampaign(key, link);

  return { linkOf, writeLink, changeLink, localOf, fill, unsentCampaign, isSent };
}
