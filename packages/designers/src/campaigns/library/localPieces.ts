import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import {
  type DraftEntry,
  type DraftList,
  draftKey,
  draftListKey,
  draftListOf,
} from '../../editor/drafts/drafts.ts';
import { freeName, withDraft } from '../../editor/drafts/shelf.ts';
import { readLink } from './links.ts';
import type { SyncedDrafts } from './sync/syncedDrafts.ts';

interface DraftPlace {
  designer: string;
  key: string;
  entry: DraftEntry;
}

/** A designer's drafts in this browser, with or without restorable deleted ones. */
export function draftsOf(drafts: DraftStore, designer: string, scope?: 'thrown too'): readonly DraftPlace[] {
  const draftList = draftListOf(drafts, designer);
  return [...draftList.drafts, ...(scope ? draftList.thrown : [])].map((entry) => ({
    designer,
    key: draftKey(designer, entry.id),
    entry,
  }));
}

/** The draft of a piece in this browser. */
export const keyOfPiece = (
  drafts: DraftStore,
  designers: readonly { readonly id: string }[],
  piece: string,
  account: string,
  scope?: 'thrown too',
): DraftPlace | undefined =>
  designers
    .flatMap(({ id }) => draftsOf(drafts, id, scope))
    .find(({ key }) => {
      const link = readLink(drafts, key);
      return link?.id === piece && link.account === account;
    });

/** A designer's drafts that the user has changed and that aren't pieces, with the names they get as pieces. */
export const unlinkedDrafts = (drafts: DraftStore, designer: string, title: string) =>
  draftsOf(drafts, designer).flatMap(({ key, entry }) =>
    drafts.load(key) === undefined || readLink(drafts, key)
      ? []
      : [{ key, designer, entry, name: `${title}, ${entry.name}` }],
  );

const withNew = (draftList: DraftList, entry: DraftEntry): DraftList =>
  withDraft(draftList, { ...entry, name: freeName(draftList.drafts, entry.name.slice(0, 60)) });

/** Adds a draft to its designer's other drafts; the open one stays open. */
export function addDraft(drafts: SyncedDrafts, designer: string, entry: DraftEntry): void {
  const draftList = draftListOf(drafts, designer);
  drafts.receive(draftListKey(designer), { ...withNew(draftList, entry), open: draftList.open });
}

/** Opens a draft in its designer, along with the others. */
export function openOnShelf(drafts: DraftStore, designer: string, entry: DraftEntry): void {
  const draftList = draftListOf(drafts, designer);
  const isListed = draftList.drafts.some(({ id }) => id === entry.id);
  drafts.save(
    draftListKey(designer),
    isListed ? { ...draftList, open: entry.id } : withNew(draftList, entry),
  );
}

/** Accounts whose earlier drafts were saved as pieces here. */
const movedKey = 'library.moved';
const accountsIn = (drafts: DraftStore): readonly string[] => {
  const stored = drafts.load(movedKey);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
};
export const hasMigrated = (drafts: DraftStore, account: string): boolean =>
  accountsIn(drafts).includes(account);
export const markMigrated = (drafts: DraftStore, account: string): void =>
  drafts.save(movedKey, [...accountsIn(drafts), account]);
