import {
  type PieceFiles,
  type PieceStore,
  pictureLimit,
  sameCampaign,
  wrongWithCampaign,
  wrongWithFields,
  wrongWithLocks,
} from '@daybreak/designers/library';
import { sha256Of } from '../../sha256.ts';
import type { Methods } from '../operation.ts';
import {
  type LibraryAccess,
  type MemoryPiece,
  now,
  openedPiece,
  refusal,
  refuseIf,
  requireName,
  requirePiece,
  requireStaff,
  savedPiece,
} from './libraryStore.ts';
import { createPiece, ensureVersion, recordMutation, writeFields } from './rowChanges.ts';

/** Requires that each picture a piece names was stored by the user, or is already in the piece. */
function requirePictures({ store, caller }: LibraryAccess, pictures: PieceFiles, row?: MemoryPiece): void {
  const me = caller().accountId;
  const storedPictures = Object.values(row?.pictures ?? {});
  for (const sha256 of Object.values(pictures))
    if (!storedPictures.includes(sha256) && !store.pictures.get(sha256)?.holders.has(me))
      throw refusal("A picture in this piece hasn't been uploaded yet.");
}

/** Recognizes a picture by its first bytes, read as Latin-1. */
const isPicture = (start: string) =>
  start.startsWith('\x89PNG\r\n\x1a\n') ||
  start.startsWith('\xff\xd8\xff') ||
  (start.startsWith('RIFF') && start.endsWith('WEBP'));

/** The methods of a library that every draft needs. */
export const writing = (access: LibraryAccess): Methods<PieceStore> => ({
  create(piece) {
    requireStaff(access);
    requirePictures(access, piece.pictures);
    return createPiece(access, piece);
  },
  open(id) {
    const { row, rights } = requirePiece(access, id, 'view');
    return openedPiece(row, rights);
  },
  save({ id, base, changed, mutation, designerVersion, brandVersion, pictures }) {
    const { row } = requirePiece(access, id, 'edit');
    if (row.mutations.has(mutation)) return savedPiece(row, mutation);
    refuseIf(wrongWithFields(changed));
    if (designerVersion < row.designerVersion)
      throw refusal('This piece was saved with a newer version of the portal. Reload the page to continue.');
    refuseIf(wrongWithLocks(row.rules, row.draft, changed));
    requirePictures(access, pictures, row);
    writeFields(row, access.caller().accountId, base, changed, mutation);
    Object.assign(row, { designerVersion, brandVersion, pictures: { ...row.pictures, ...pictures } });
    recordMutation(row, mutation);
    return savedPiece(row, mutation);
  },
  keepVersion(id, name) {
    const { row } = requirePiece(access, id, 'edit');
    const title = name ? requireName(name) : undefined;
    const versionNumber = ensureVersion(row, access.caller().accountId);
    const version = row.versions[versionNumber - 1];
    if (title && version) row.versions[versionNumber - 1] = { ...version, name: title };
    return versionNumber;
  },
  keepCampaign(id, campaign) {
    const { row } = requirePiece(access, id, 'edit');
    refuseIf(wrongWithCampaign(campaign));
    if (!sameCampaign(row.campaign, campaign)) Object.assign(row, { campaign, revision: row.revision + 1 });
    return savedPiece(row);
  },
  piecesOfCampaign(campaign) {
    const { accountId } = requireStaff(access);
    return [...access.store.pieces.values()]
      .filter(
        (row) =>
          row.campaign?.set === campaign &&
          !row.trashedAt &&
          (row.ownerId === accountId || pieceIsShared(access, row)),
      )
      .map(({ id, designer, revision }) => ({ id, designer, revision }));
  },
  visit(id, place, isLeaving = false) {
    const { row, rights } = requirePiece(access, id, 'view');
    const { accountId } = access.caller();
    for (const [other, { seenAt }] of row.visits)
      if (Date.parse(seenAt) < Date.now() - 60_000) row.visits.delete(other);
    if (isLeaving) row.visits.delete(place);
    else row.visits.set(place, { accountId, seenAt: now() });
    const others = [...row.visits].filter(([other]) => other !== place).map(([, visit]) => visit);
    return { revision: row.revision, version: row.version, rights, others };
  },
  async storePicture(picture) {
    const { accountId } = requireStaff(access);
    const start = String.fromCharCode(...new Uint8Array(await picture.slice(0, 12).arrayBuffer()));
    if (picture.size > pictureLimit)
      throw refusal('This picture is over 10 MB. Make it smaller and add it again.');
    if (!isPicture(start)) throw refusal('Add a PNG, JPEG or WebP picture.');
    const sha256 = await sha256Of(picture);
    const stored = access.store.pictures.get(sha256) ?? { picture, holders: new Set() };
    stored.holders.add(accountId);
    access.store.pictures.set(sha256, stored);
    return sha256;
  },
  loadPicture(sha256) {
    const { accountId } = requireStaff(access);
    const stored = access.store.pictures.get(sha256);
    const showsPicture = ({ pictures }: { pictures: PieceFiles }) => Object.values(pictures).includes(sha256);
    const isVisible =
      [...access.store.pieces.values()].some(
        (row) =>
          showsPicture(row) && (row.ownerId === accountId || (!row.trashedAt && pieceIsShared(access, row))),
      ) ||
      [...access.store.templates.values()].some(
        (template) => !template.withdrawnAt && showsPicture(template),
      );
    if (stored && (stored.holders.has(accountId) || isVisible)) return stored.picture;
    throw refusal("This picture doesn't exist, or it isn't shared with you.");
  },
});

const pieceIsShared = (access: LibraryAccess, row: MemoryPiece) => {
  const { accountId } = access.caller();
  return row.staffRights !== null || row.shares.some(({ personId }) => personId === accountId);
};
