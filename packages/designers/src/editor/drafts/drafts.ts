import type { DraftStore } from './draftStore.ts';

/** One of the user's drafts of a designer. */
export interface DraftEntry {
  readonly id: string;
  readonly name: string;
}

/** The user's drafts of one designer. There's always one. */
export interface DraftList {
  /** The draft last worked on. */
  readonly open: string;
  readonly drafts: readonly DraftEntry[];
  /** Thrown-away drafts that can be brought back, newest first. */
  readonly thrown: readonly DraftEntry[];
}

/** The draft from before there could be several. It has the designer's own key, so it comes first. */
const first: DraftEntry = { id: '', name: 'Draft 1' };

export const maxNameLength = 60;
/** The keys of a store that belong to a designer. */
export const draftListKey = (designer: string) => `${designer}.drafts`;
export const draftKey = (designer: string, id: string) => (id ? `${designer}.${id}` : designer);
export const historyKey = (draft: string) => `${draft}.history`;
/** The key of the piece behind a draft (`campaigns/library`). */
export const pieceKey = (draft: string) => `${draft}.piece`;
/** The key of a draft's campaign, and of its facts when it last agreed with the campaign (`campaigns/facts`). */
export const campaignKey = (draft: string) => `${draft}.set`;
/** The draft that a campaign's key belongs to; undefined for every other key. */
export const draftInCampaign = (key: string): string | undefined =>
  key.endsWith(campaignKey('')) ? key.slice(0, -campaignKey('').length) : undefined;

const isEntry = (value: unknown): value is DraftEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name }: Partial<Record<keyof DraftEntry, unknown>> = value;
  return typeof id === 'string' && typeof name === 'string' && name.length <= 4 * maxNameLength;
};
const entries = (value: unknown): readonly DraftEntry[] =>
  Array.isArray(value) ? value.filter(isEntry).slice(0, 1_000) : [];

/** Restores a draft list from anything in the store. Never throws. */
export function restoreDraftList(stored: unknown): DraftList {
  const source: Partial<Record<keyof DraftList, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const thrown = entries(source.thrown);
  const storedDrafts = entries(source.drafts);
  const drafts = storedDrafts.length > 0 ? storedDrafts : [first];
  const open = drafts.find(({ id }) => id === source.open) ?? (drafts[0] as DraftEntry);
  return { open: open.id, drafts, thrown };
}

export const draftListOf = (store: DraftStore, designer: string) =>
  restoreDraftList(store.load(draftListKey(designer)));

/** Checks whether the user has worked in a designer before. */
export const hasDrafts = (store: DraftStore, designer: string) =>
  store.load(designer) !== undefined || store.load(draftListKey(designer)) !== undefined;

/** The key of the draft that a designer opens with. */
export const openKey = (store: DraftStore, designer: string) =>
  draftKey(designer, draftListOf(store, designer).open);
