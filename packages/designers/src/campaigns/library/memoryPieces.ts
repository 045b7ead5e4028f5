import { sameCampaign } from './pieceCampaign.ts';
import {
  pictureLimit,
  wrongWithCampaign,
  wrongWithFields,
  wrongWithLocks,
  wrongWithTitle,
} from './pieceRules.ts';
import {
  type FieldRules,
  type OpenedPiece,
  type Overwritten,
  type PieceDraft,
  type PieceRights,
  type PieceStore,
  PieceStoreError,
  type SavedPiece,
} from './pieceStore.ts';

interface Edit {
  readonly revision: number;
  readonly by: string;
  readonly at: string;
}

interface HeldPiece {
  piece: Omit<OpenedPiece, 'rights'>;
  edits: Record<string, Edit>;
  /** The content of the latest version. */
  kept: { draft: PieceDraft; pictures: Readonly<Record<string, string>> };
  everybody: Exclude<PieceRights, 'owner'> | undefined;
  binned: boolean;
  done: Map<string, readonly Overwritten[]>;
  visits: Map<string, { accountId: string; seenAt: string }>;
}

export interface MemoryPieces {
  /** The store from one account's point of view. */
  as(account: string): PieceStore;
  /** Actions outside a `PieceStore`: of its owner, or with a template. */
  shareWithAll(piece: string, rights: Exclude<PieceRights, 'owner'> | undefined): void;
  bin(piece: string, binned: boolean): void;
  remove(piece: string): void;
  setRules(piece: string, rules: FieldRules): void;
}

const refused = (says: string) => new PieceStoreError('refused', says);
const noSuchPiece = "This piece doesn't exist, or it isn't shared with you.";
/** Refuses invalid requests. */
function refuseIf(wrong: string | undefined): void {
  if (wrong) throw refused(wrong);
}

function title(words: string): string {
  refuseIf(wrongWithTitle(words));
  return words.trim();
}

const sha256 = async (picture: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * Stores pieces as long as the page is open. Behaves like the server: see "The shared library" in supabase/README.md.
 */
export function memoryPieces(now: () => Date = () => new Date()): MemoryPieces {
  const pieces = new Map<string, HeldPiece>();
  const pictures = new Map<string, Blob>();

  const heldOf = (id: string): HeldPiece => {
    const held = pieces.get(id);
    if (!held) throw refused(noSuchPiece);
    return held;
  };
  const rightsOf = (held: HeldPiece, account: string): PieceRights | undefined =>
    held.piece.ownerId === account ? 'owner' : held.everybody;

  function pieceFor(id: string, account: string, needed: 'view' | 'edit'): HeldPiece {
    const held = heldOf(id);
    const rights = rightsOf(held, account);
    if (!rights) throw refused(noSuchPiece);
    if (rights !== 'owner' && held.binned)
      throw refused('The owner moved this piece to the trash or stopped sharing it.');
    if (needed === 'edit' && rights === 'view') throw refused('You can view this piece but not edit it.');
    if (needed === 'edit' && held.binned)
      throw refused('This piece is in the trash. Restore it to change it.');
    return held;
  }

  const answer = ({ piece, done }: HeldPiece, mutation?: string): SavedPiece => ({
    revision: piece.revision,
    version: piece.version,
    draft: piece.draft,
    pictures: piece.pictures,
    overwritten: (mutation && done.get(mutation)) || [],
  });

  /** Writes fields and returns the values that the author hadn't seen. */
  function write(held: HeldPiece, base: number, fields: Readonly<Record<string, string | null>>, by: string) {
    const { piece, edits } = held;
    const changed = Object.entries(fields).filter(([field, value]) => (piece.draft[field] ?? null) !== value);
    if (changed.length === 0) return [];
    const overwritten = changed.flatMap(([field]): Overwritten[] => {
      const edit = edits[field];
      return edit && edit.revision > base
        ? [
            {
              id: crypto.randomUUID(),
              field,
              value: piece.draft[field] ?? null,
              authorId: edit.by,
              writtenAt: edit.at,
            },
          ]
        : [];
    });
    const draft: Record<string, string> = { ...piece.draft };
    for (const [field, value] of changed) {
      if (value === null) delete draft[field];
      else draft[field] = value;
    }
    refuseIf(wrongWithFields(draft));
    const edit = { revision: piece.revision + 1, by, at: now().toISOString() };
    for (const [field] of changed) edits[field] = edit;
    held.piece = { ...piece, draft, revision: edit.revision };
    return overwritten.toSorted((a, b) => (a.field < b.field ? -1 : 1));
  }

  function requirePictures(named: Readonly<Record<string, string>>): void {
    if (Object.values(named).some((sha) => !pictures.has(sha)))
      throw refused("A picture in this piece hasn't been uploaded yet.");
  }

  const as = (account: string): PieceStore => ({
    async create({ id, name, folder: _, ...made }) {
      const there = pieces.get(id);
      if (there) {
        if (there.piece.ownerId !== account) throw refused(noSuchPiece);
        return answer(there);
      }
      refuseIf(wrongWithFields(made.draft));
      requirePictures(made.pictures);
      const held: HeldPiece = {
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
        kept: made,
        everybody: undefined,
        binned: false,
        done: new Map(),
        visits: new Map(),
      };
      pieces.set(id, held);
      return answer(held);
    },
    async open(id) {
      const held = pieceFor(id, account, 'view');
      return { ...held.piece, rights: rightsOf(held, account) ?? 'view' };
    },
    async save({ id, base, changed, mutation, designerVersion, pictures: named }) {
      const held = pieceFor(id, account, 'edit');
      if (held.done.has(mutation)) return answer(held, mutation);
      if (base < 1) throw refused('A save request needs the revision it started from.');
      refuseIf(wrongWithFields(changed));
      if (designerVersion < held.piece.designerVersion)
        throw refused('A newer version of the portal saved this piece. Reload the page to continue.');
      refuseIf(wrongWithLocks(held.piece.rules, held.piece.draft, changed));
      requirePictures(named);
      held.done.set(mutation, write(held, base, changed, account));
      held.piece = { ...held.piece, designerVersion, pictures: { ...held.piece.pictures, ...named } };
      return answer(held, mutation);
    },
    async keepVersion(id) {
      const held = pieceFor(id, account, 'edit');
      const { draft, pictures: named, version } = held.piece;
      if (held.kept.draft === draft && held.kept.pictures === named) return version;
      held.kept = { draft, pictures: named };
      held.piece = { ...held.piece, version: version + 1 };
      return version + 1;
    },
    async keepCampaign(id, campaign) {
      const held = pieceFor(id, account, 'edit');
      refuseIf(wrongWithCampaign(campaign));
      if (!sameCampaign(held.piece.set, campaign))
        held.piece = { ...held.piece, set: campaign, revision: held.piece.revision + 1 };
      return answer(held);
    },
    async piecesOfCampaign(campaign) {
      return [...pieces.values()]
        .filter((held) => held.piece.set?.set === campaign && !held.binned && rightsOf(held, account))
        .map(({ piece: { id, designer, revision } }) => ({ id, designer, revision }));
    },
    async visit(id, place, leaving = false) {
      const held = pieceFor(id, account, 'view');
      const minute = now().getTime() - 60_000;
      for (const [each, { seenAt }] of held.visits) if (Date.parse(seenAt) < minute) held.visits.delete(each);
      if (leaving) held.visits.delete(place);
      else held.visits.set(place, { accountId: account, seenAt: now().toISOString() });
      return {
        revision: held.piece.revision,
        version: held.piece.version,
        rights: rightsOf(held, account) ?? 'view',
        others: [...held.visits].flatMap(([each, visit]) => (each === place ? [] : [visit])),
      };
    },
    async storePicture(picture) {
      if (picture.size > pictureLimit)
        throw refused('This picture is over 10 MB. Make it smaller and add it again.');
      const sha = await sha256(picture);
      pictures.set(sha, picture);
      return sha;
    },
    async loadPicture(sha) {
      const picture = pictures.get(sha);
      if (!picture) throw refused("This picture doesn't exist, or it isn't shared with you.");
      return picture;
    },
  });

  return {
    as,
    shareWithAll: (id, rights) => {
      heldOf(id).everybody = rights;
    },
    bin: (id, binned) => {
      heldOf(id).binned = binned;
    },
    remove: (id) => {
      pieces.delete(id);
    },
    setRules: (id, rules) => {
      const held = heldOf(id);
      held.piece = { ...held.piece, rules };
    },
  };
}
