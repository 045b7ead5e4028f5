import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { pieceKey } from '../../editor/drafts/drafts.ts';
import type { LinkedPiece } from './libraryControl.ts';
import type { Elsewhere, OpenedPiece, PieceCampaign, PieceDraft, PieceFiles } from './pieceStore.ts';

/** This browser's data about the piece behind a draft. It's stored with the draft, so every tab has the same. */
export interface Link extends Omit<LinkedPiece, 'others'> {
  readonly account: string;
  readonly folder?: string;
  /** The draft in the store's last answer. */
  readonly acked: PieceDraft;
  readonly pictures: PieceFiles;
  /** The store's campaign data for the piece; absent if it has none. */
  readonly set?: PieceCampaign | null;
  /** Fields that were changed here and elsewhere at the same time, with the revision that was seen here. */
  readonly blind: Readonly<Record<string, number>>;
  /** The last request whose answer was applied. */
  readonly done?: string;
  /** When its answer was applied, in milliseconds. */
  readonly savedAt: number;
  /** The revision in the latest version, as far as this browser knows. */
  readonly versioned: number;
}

export function readLink(store: DraftStore, key: string): Link | undefined {
  const stored = store.load(pieceKey(key));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { account, id, revision, acked }: Partial<Link> = stored;
  const isLink =
    typeof account === 'string' && typeof id === 'string' && typeof revision === 'number' && acked;
  return isLink ? (stored as Link) : undefined;
}

/** The texts of a stored draft, by field. */
export function textsOf(stored: unknown): PieceDraft {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The link of a draft whose piece the store doesn't have yet. */
export const newLink = (
  account: string,
  { id, designer, name, folder }: Pick<Link, 'id' | 'designer' | 'name' | 'folder'>,
): Link => ({
  id,
  designer,
  name,
  ...(folder ? { folder } : {}),
  account,
  rights: 'owner',
  ownerId: account,
  rules: {},
  fromTemplate: null,
  revision: 0,
  version: 0,
  acked: {},
  pictures: {},
  blind: {},
  overwritten: [],
  savedAt: 0,
  versioned: 0,
});

/** The link of a draft made from a piece. */
export const linkTo = (account: string, piece: OpenedPiece): Link => ({
  ...newLink(account, piece),
  rights: piece.rights,
  ownerId: piece.ownerId,
  rules: piece.rules,
  fromTemplate: piece.fromTemplate,
  revision: piece.revision,
  version: piece.version,
  acked: piece.draft,
  pictures: piece.pictures,
  set: piece.set,
  savedAt: Date.now(),
  versioned: piece.revision,
});

export const shownPiece = (link: Link, others: readonly Elsewhere[]): LinkedPiece => ({
  id: link.id,
  name: link.name,
  designer: link.designer,
  rights: link.rights,
  ownerId: link.ownerId,
  rules: link.rules,
  fromTemplate: link.fromTemplate,
  revision: link.revision,
  version: link.version,
  overwritten: link.overwritten,
  others,
});
