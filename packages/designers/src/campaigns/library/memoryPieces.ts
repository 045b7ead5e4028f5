import { sameCampaign } from './pieceCampaign.ts';
import {
  answer,
  noSuchPiece,
  type PieceRecord,
  refusal,
  refuseIf,
  requireRights,
  rightsOf,
  writeFields,
} from './pieceRecords.ts';
import {
  pictureLimit,
  wrongWithCampaign,
  wrongWithFields,
  wrongWithLocks,
  wrongWithTitle,
} from './pieceRules.ts';
import type { FieldRules, PieceRights, PieceStore } from './pieceStore.ts';

export interface MemoryPieces {
  /** The store from one account's point of view. */
  as(account: string): PieceStore;
  /** Actions outside a `PieceStore`: of its owner, or with a template. */
  shareWithAll(piece: string, rights: Exclude<PieceRights, 'owner'> | undefined): void;
  bin(piece: string, isInTrash: boolean): void;
  remove(piece: string): void;
  setRules(piece: string, rules: FieldRules): void;
}

interface Memory {
  pieces: Map<string, PieceRecord>;
  /** By SHA-256. */
  pictures: Map<string, Blob>;
  now: () => Date;
}

function title(words: string): string {
  refuseIf(wrongWithTitle(words));
  return words.trim();
}

const sha256 = async (picture: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function requirePictures(pictures: Memory['pictures'], files: Readonly<Record<string, string>>): void {
  if (Object.values(files).some((sha) => !pictures.has(sha)))
    throw refusal("A picture in this piece hasn't been uploaded yet.");
}

/** The store from one account's point of view. */
const storeOf = ({ pieces, pictures, now }: Memory, account: string): PieceStore => ({
  async create({ id, name, folder: _, ...made }) {
    const existing = pieces.get(id);
    if (existing) {
      if (existing.piece.ownerId !== account) throw refusal(noSuchPiece);
      return answer(existing);
    }
    refuseIf(wrongWithFields(made.draft));
    requirePictures(pictures, made.pictures);
    const record: PieceRecord = {
      piece: {
        id,
        name: title(name),
        designer: made.designer,
        designerVersion: made.designerVersion,
        ownerId: account,
        rules: {},
        fromTemplate: null,
        revision: 1,
        version: 1,
        draft: made.draft,
        pictures: made.pictures,
        set: null,
      },
      edits: {},
      latestVersion: made,
      everyone: undefined,
      isInTrash: false,
      answers: new Map(),
      visits: new Map(),
    };
    pieces.set(id, record);
    return answer(record);
  },
  async open(id) {
    const record = requireRights(pieces.get(id), account, 'view');
    return { ...record.piece, rights: rightsOf(record, account) ?? 'view' };
  },
  async save({ id, base, changed, mutation, designerVersion, pictures: files }) {
    const record = requireRights(pieces.get(id), account, 'edit');
    if (record.answers.has(mutation)) return answer(record, mutation);
    if (base < 1) throw refusal('A save request needs the revision it started from.');
    refuseIf(wrongWithFields(changed));
    if (designerVersion < record.piece.designerVersion)
      throw refusal('This piece was saved with a newer version of the portal. Reload the page to continue.');
    refuseIf(wrongWithLocks(record.piece.rules, record.piece.draft, changed));
    requirePictures(pictures, files);
    record.answers.set(mutation, writeFields(record, base, changed, account, now));
    record.piece = { ...record.piece, designerVersion, pictures: { ...record.piece.pictures, ...files } };
    return answer(record, mutation);
  },
  async keepVersion(id) {
    const record = requireRights(pieces.get(id), account, 'edit');
    const { draft, pictures: files, version } = record.piece;
    if (record.latestVersion.draft === draft && record.latestVersion.pictures === files) return version;
    record.latestVersion = { draft, pictures: files };
    record.piece = { ...record.piece, version: version + 1 };
    return version + 1;
  },
  async keepCampaign(id, campaign) {
    const record = requireRights(pieces.get(id), account, 'edit');
    refuseIf(wrongWithCampaign(campaign));
    if (!sameCampaign(record.piece.set, campaign))
      record.piece = { ...record.piece, set: campaign, revision: record.piece.revision + 1 };
    return answer(record);
  },
  async piecesOfCampaign(campaign) {
    return [...pieces.values()]
      .filter(
        (record) => record.piece.set?.set === campaign && !record.isInTrash && rightsOf(record, account),
      )
      .map(({ piece: { id, designer, revision } }) => ({ id, designer, revision }));
  },
  async visit(id, place, leaving = false) {
    const record = requireRights(pieces.get(id), account, 'view');
    const minute = now().getTime() - 60_000;
    for (const [each, { seenAt }] of record.visits)
      if (Date.parse(seenAt) < minute) record.visits.delete(each);
    if (leaving) record.visits.delete(place);
    else record.visits.set(place, { accountId: account, seenAt: now().toISOString() });
    return {
      revision: record.piece.revision,
      version: record.piece.version,
      rights: rightsOf(record, account) ?? 'view',
      others: [...record.visits].flatMap(([each, visit]) => (each === place ? [] : [visit])),
    };
  },
  async storePicture(picture) {
    if (picture.size > pictureLimit)
      throw refusal('This picture is over 10 MB. Make it smaller and add it again.');
    const sha = await sha256(picture);
    pictures.set(sha, picture);
    return sha;
  },
  async loadPicture(sha) {
    const picture = pictures.get(sha);
    if (!picture) throw refusal("This picture doesn't exist, or it isn't shared with you.");
    return picture;
  },
});

/**
 * Stores pieces as long as the page is open. Behaves like the server: see "The shared library" in supabase/README.md.
 */
export function memoryPieces(now: () => Date = () => new Date()): MemoryPieces {
  const memory: Memory = { pieces: new Map(), pictures: new Map(), now };
  const { pieces } = memory;
  const recordOf = (id: string): PieceRecord => {
    const record = pieces.get(id);
    if (!record) throw refusal(noSuchPiece);
    return record;
  };
  return {
    as: (account) => storeOf(memory, account),
    shareWithAll: (id, rights) => {
      recordOf(id).everyone = rights;
    },
    bin: (id, isInTrash) => {
      recordOf(id).isInTrash = isInTrash;
    },
    remove: (id) => {
      pieces.delete(id);
    },
    setRules: (id, rules) => {
      const record = recordOf(id);
      record.piece = { ...record.piece, rules };
    },
  };
}
