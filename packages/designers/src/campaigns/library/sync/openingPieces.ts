import { campaignKey, draftKey } from '../../../editor/drafts/drafts.ts';
import { linkTo } from '../links.ts';
import { addDraft, keyOfPiece, openOnShelf } from '../localPieces.ts';
import { pieceCampaignOf } from '../pieceCampaign.ts';
import type { CampaignPieceFound, OpenedPiece } from '../pieceStore.ts';
import type { LibraryParts } from './libraryParts.ts';
import { isFault, stateAfterError } from './saveStates.ts';

interface OpeningParts extends LibraryParts {
  refresh: (key: string) => Promise<void>;
  isStopped: () => boolean;
}

/** Brings pieces into this browser as drafts: one to open, or those of a campaign. */
export function openingPieces({
  store,
  drafts,
  account,
  designers,
  states,
  pictures,
  sync,
  runExclusively,
  refresh,
  isStopped,
}: OpeningParts) {
  /** Makes a draft from a piece and adds it to its designer's drafts with `place`. */
  function addLocalDraft(piece: OpenedPiece, place: typeof addDraft): string {
    const { name, designer } = piece;
    const entry = { id: crypto.randomUUID().slice(0, 13), name };
    const key = draftKey(designer, entry.id);
    drafts.receive(key, piece.draft);
    if (piece.set) drafts.receive(campaignKey(key), piece.set);
    sync.writeLink(key, linkTo(account, piece));
    place(drafts, designer, entry);
    return key;
  }

  /** Shows failures of its pictures at the draft, which opens without them. */
  const fetchPictures = (key: string, { draft, pictures: files }: OpenedPiece) =>
    pictures.fetch(draft, files).catch((error: unknown) => {
      if (!isFault(error)) throw error;
      states.set(key, stateAfterError(error));
    });

  async function openPiece(id: string): Promise<string> {
    const localDraft = keyOfPiece(drafts, designers, id, account);
    if (localDraft) {
      openOnShelf(drafts, localDraft.designer, localDraft.entry);
      await refresh(localDraft.key);
      return localDraft.key;
    }
    const piece = await store.open(id);
    const key = addLocalDraft(piece, openOnShelf);
    await fetchPictures(key, piece);
    return key;
  }

  /**
   * Fetches a piece of a campaign that this browser doesn't have. View-only pieces aren't fetched: nothing in them can
   * be updated.
   */
  const fetchMember = ({ id, designer }: CampaignPieceFound) =>
    runExclusively(async () => {
      const isKnown = designers.some((each) => each.id === designer);
      if (isStopped() || !isKnown || keyOfPiece(drafts, designers, id, account, 'thrown too')) return;
      const piece = await store.open(id);
      if (piece.rights === 'view' || isStopped()) return;
      await fetchPictures(addLocalDraft(piece, addDraft), piece);
    });

  async function fetchCampaign(key: string): Promise<void> {
    const campaign = pieceCampaignOf(drafts, key)?.set;
    if (campaign === undefined) return;
    for (const piece of await store.piecesOfCampaign(campaign)) {
      const localDraft = keyOfPiece(drafts, designers, piece.id, account);
      if (!localDraft) await fetchMember(piece);
      else if ((sync.linkOf(localDraft.key)?.revision ?? 0) < piece.revision) await refresh(localDraft.key);
    }
  }

  return { openPiece, fetchCampaign };
}
