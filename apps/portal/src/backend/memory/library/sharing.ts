import type { PieceSharing, ReviewLinks } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import {
  type LibraryAccess,
  now,
  picturesInDraft,
  refusal,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';
import { ensureVersion } from './rowChanges.ts';

const contactNames = ['name', 'title', 'email', 'phone', 'lastName', 'logoVersion'];
export const isContact = (contact: Readonly<Record<string, string>>) =>
  Object.entries(contact).every(([name, value]) => contactNames.includes(name) && value.length <= 300);

/** Returns the link that a token opens. */
export function linkOf({ store, colleagues }: LibraryAccess, token: string) {
  const link = store.links.find((each) => each.token === token);
  const row = link && store.pieces.get(link.piece);
  const owner = colleagues().find(({ accountId }) => accountId === row?.ownerId);
  const isOpen =
    row?.versions[(link?.version ?? 0) - 1] &&
    owner?.isActive &&
    !row.trashedAt &&
    !link?.revokedAt &&
    (link?.expiresAt ?? '') > now();
  return isOpen ? link : undefined;
}

export const wrongContact =
  "A contact's name, title, email, phone and logo can have up to 300 characters each.";

/** Sharing with colleagues, and review links for people without an account. */
export const sharing = (access: LibraryAccess): Methods<PieceSharing & ReviewLinks> => ({
  shares(id) {
    const { accountId } = requireStaff(access);
    const row = access.store.pieces.get(id);
    return (row?.shares ?? []).filter(({ personId }) => row?.ownerId === accountId || personId === accountId);
  },
  newShares() {
    const { accountId } = requireStaff(access);
    const people = access.colleagues();
    return [...access.store.pieces.values()]
      .filter(({ trashedAt, unseenShares }) => !trashedAt && unseenShares.has(accountId))
      .map(({ id, name, designer, ownerId, unseenShares }) => {
        return {
          id,
          name,
          designer,
          ownerName: people.find((each) => each.accountId === ownerId)?.name ?? null,
          sharedAt: unseenShares.get(accountId) ?? '',
        };
      })
      .toSorted((one, other) => other.sharedAt.localeCompare(one.sharedAt));
  },
  dismissShares(ids) {
    const { accountId } = requireStaff(access);
    for (const id of ids) access.store.pieces.get(id)?.unseenShares.delete(accountId);
  },
  share(id, personId, rights) {
    const { row } = requirePiece(access, id, 'owner');
    if (row.trashedAt) throw refusal('This piece is in the trash. Restore it to share it.');
    if (personId === null) {
      row.staffRights = rights;
      return;
    }
    const others = row.shares.filter((share) => share.personId !== personId);
    if (rights === null) {
      row.shares = others;
      row.unseenShares.delete(personId);
    } else if (personId !== row.ownerId) {
      if (!access.colleagues().some((each) => each.isActive && each.accountId === personId))
        throw refusal('Choose an active colleague.');
      if (!row.shares.some((each) => each.personId === personId)) row.unseenShares.set(personId, now());
      row.shares = [...others, { personId, rights, sharedAt: now() }];
    }
  },
  reviewLinks(id) {
    const { accountId } = requireStaff(access);
    if (access.store.pieces.get(id)?.ownerId !== accountId) return [];
    return access.store.links
      .filter(({ piece }) => piece === id)
      .map(({ piece: _piece, token: _token, contact: _contact, ...link }) => link)
      .reverse();
  },
  createReviewLink(id, { version, days, contact = {} }) {
    const { row } = requirePiece(access, id, 'owner');
    if (row.trashedAt) throw refusal('This piece is in the trash. Restore it to share it.');
    if (!(days >= 1 && days <= 90)) throw refusal('A review link can last 1 to 90 days.');
    if (!isContact(contact)) throw refusal(wrongContact);
    const versionNumber = version ?? ensureVersion(row, access.caller().accountId);
    if (!row.versions[versionNumber - 1]) throw refusal("This version doesn't exist.");
    const link = {
      id: crypto.randomUUID(),
      piece: id,
      token: `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', ''),
      version: versionNumber,
      contact,
      expiresAt: new Date(Date.now() + days * 86_400_000).toISOString(),
      revokedAt: null,
      openCount: 0,
      lastOpenedAt: null,
    };
    access.store.links.push(link);
    return { id: link.id, token: link.token, expiresAt: link.expiresAt };
  },
  revokeReviewLink(linkId) {
    const { accountId } = requireStaff(access);
    const link = access.store.links.find(({ id }) => id === linkId);
    if (!link || access.store.pieces.get(link.piece)?.ownerId !== accountId)
      throw refusal("This link doesn't exist, or it isn't yours.");
    link.revokedAt ??= now();
  },
  openReview(token) {
    const link = linkOf(access, token);
    const row = link && access.store.pieces.get(link.piece);
    const shownVersion = row?.versions[link ? link.version - 1 : 0];
    const owner = access.colleagues().find(({ accountId }) => accountId === row?.ownerId);
    if (!link || !row || !shownVersion || !owner) return null;
    link.openCount += 1;
    link.lastOpenedAt = now();
    const { draft, version, designerVersion, savedAt } = shownVersion;
    const pictures = Object.entries(picturesInDraft(draft, shownVersion.pictures)).flatMap(([id, sha256]) => {
      const storedPicture = access.store.pictures.get(sha256);
      return storedPicture ? [[id, URL.createObjectURL(storedPicture.picture)] as const] : [];
    });
    return {
      name: row.name,
      designer: row.designer,
      designerVersion,
      version,
      draft,
      contact: link.contact,
      sender: owner.name,
      pictures: Object.fromEntries(pictures),
      savedAt,
      expiresAt: link.expiresAt,
    };
  },
});
