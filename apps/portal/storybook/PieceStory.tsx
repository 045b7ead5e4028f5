import '../src/shared/theme/styles.css.ts';
import { memoryDrafts, type OpenDraft, type UserDetails } from '@daybreak/designers';
import type { KeptState, LibraryControl, LinkedPiece, OpenedPiece } from '@daybreak/designers/library';
import { Toaster, VisuallyHidden } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { BackendProvider } from '../src/backend/BackendProvider.tsx';
import { emptyLibrary } from '../src/backend/memory/library/libraryStore.ts';
import {
  type MemoryBackend,
  type MemoryOptions,
  memoryBackend,
} from '../src/backend/memory/memoryBackend.ts';
import { PieceBar } from '../src/features/marketing/openPiece/PieceBar.tsx';

const key = 'poster';
const user = {
  name: 'Max Harper',
  title: 'Sales',
  email: 'max@daybreak.example',
  phone: '(512) 555-0110',
  logoVersion: 'primary' as const,
};

export interface PieceStoryProps extends Pick<MemoryOptions, 'failures' | 'people'> {
  signedInAs?: string;
  /**
   * Fills the library, including pieces that colleagues share, and returns the piece to open.
   * Without it, the draft is in this browser only.
   */
  prepare?: (as: (email: string) => MemoryBackend) => Promise<string>;
  state?: KeptState;
  others?: LinkedPiece['others'];
  /** The piece's preflight findings. */
  findings?: OpenDraft['findings'];
  onDone?: (what: string) => void;
}

/**
 * The bar next to an open draft, over an in-memory library. The saving engine is only simulated: it has its own tests.
 */
export function PieceStory({
  signedInAs = 'max@daybreak.example',
  prepare,
  state = prepare ? saved : inBrowser,
  others = nobody,
  findings,
  failures,
  people,
  onDone = unheard,
}: PieceStoryProps) {
  const [shown, setShown] = useState<{ backend: MemoryBackend; control: LibraryControl; open: OpenDraft }>();
  const onContact = useCallback(
    (contact: UserDetails | undefined) => onDone(`contact ${contact?.name ?? 'of the user'}`),
    [onDone],
  );
  useEffect(() => {
    const shelf = emptyLibrary();
    const known = people ? { people } : {};
    const as = (email: string) => memoryBackend({ signedInAs: email, library: shelf, ...known });
    const begin = async () => {
      const id = await prepare?.(as);
      const backend = memoryBackend({ signedInAs, library: shelf, failures, ...known });
      const opened = id ? await as(signedInAs).library.open(id) : undefined;
      const control = actedControl(backend, opened, state, others, onDone);
      const open: OpenDraft = {
        designer: 'poster',
        fields: {},
        key,
        id: '',
        name: opened?.name ?? 'Draft 1',
        draft: () => opened?.draft ?? {},
        keep: () => undefined,
        rename: (name) => onDone(`draft renamed ${name}`),
        takeOver: () => undefined,
        ...(findings ? { findings } : {}),
      };
      setShown({ backend, control, open });
    };
    void begin();
  }, [prepare, signedInAs, failures, people, state, others, findings, onDone]);
  if (!shown) return null;
  return (
    <BackendProvider backend={shown.backend}>
      <main style={{ padding: 24, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <VisuallyHidden>
          <h1>Poster</h1>
        </VisuallyHidden>
        <PieceBar
          open={shown.open}
          control={shown.control}
          library={shown.backend.library}
          me={`user-${signedInAs.split('@', 1)[0]}`}
          mayPublish={signedInAs.startsWith('max')}
          user={user}
          images={noImages}
          onRules={(_, rules) => rules && onDone(`rules ${JSON.stringify(rules)}`)}
          onShown={() => undefined}
          onPiece={() => undefined}
          onOpenDraft={() => undefined}
          onContact={onContact}
          openAddress={(address) => onDone(`went to ${address}`)}
        />
      </main>
      <Toaster />
    </BackendProvider>
  );
}

const noImages: never[] = [];
const nobody: never[] = [];
const unheard = () => undefined;
const saved: KeptState = { is: 'saved', at: 0 };
const inBrowser: KeptState = { is: 'browser' };

/** Creates the library's control of one draft, as a page sees it. */
function actedControl(
  backend: MemoryBackend,
  opened: OpenedPiece | undefined,
  first: KeptState,
  others: LinkedPiece['others'],
  onDone: (what: string) => void,
): LibraryControl {
  const listeners = new Set<() => void>();
  let state = first;
  let piece: LinkedPiece | undefined = opened && { ...opened, overwritten: [], others };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const put = (next: Partial<LinkedPiece>) => {
    if (piece) piece = { ...piece, ...next };
    tell();
  };
  return {
    drafts: memoryDrafts(),
    images: () => noImages,
    addPictures: async (_, uploads) => onDone(`added ${uploads.length} pictures`),
    subscribeImages: () => () => undefined,
    flush: async () => undefined,
    stateOf: () => state,
    pieceOf: () => piece,
    subscribe(_, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attend: () => () => undefined,
    keep(_, name, folder) {
      onDone(`kept ${name} in ${folder ?? 'no folder'}`);
      const id = crypto.randomUUID();
      piece = {
        id,
        name,
        designer: 'poster',
        rights: 'owner',
        ownerId: 'user-max',
        rules: {},
        fromTemplate: null,
        revision: 1,
        version: 1,
        overwritten: [],
        others,
      };
      state = { is: 'saving' };
      void backend.library
        .create({
          id,
          designer: 'poster',
          designerVersion: 1,
          brandVersion: '1',
          name,
          folder,
          draft: {},
          pictures: {},
        })
        .then(() => {
          state = { is: 'saved', at: 0 };
          tell();
        });
      tell();
      return id;
    },
    openPiece: async () => key,
    take: (_, { revision, version }) => put({ revision, version }),
    async refresh() {
      if (piece) put(await backend.library.open(piece.id));
    },
    seen: () => put({ overwritten: [] }),
    keepVersion: () => undefined,
    retry: () => onDone('tried again'),
    unlink() {
      piece = undefined;
      tell();
    },
    moveDrafts: async () => 0,
    stop: () => undefined,
  };
}
