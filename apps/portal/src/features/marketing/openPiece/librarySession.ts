import { localDrafts, pieceTypes } from '@daybreak/designers';
import {
  designerVersionOf,
  type LibraryControl,
  loadPieceLook,
  PieceStoreError,
  startLibrary,
} from '@daybreak/designers/library';
import { toast } from '@daybreak/ui';
import type { Backend } from '../../../backend/interfaces/Backend.ts';
import { whenIdle } from '../../../shared/firstScreen/whenIdle.ts';
import { failures } from '../../../shared/requests/messages.ts';
import { libraryStore } from './libraryStore.ts';
import { movedToTrash } from './messages.ts';

/** An account's running library. */
interface Running {
  readonly account: string;
  readonly backend: Backend;
  readonly control: LibraryControl;
}

let running: Running | undefined;

/** Loads a designer's code, which says what pictures it shows. Until then, it rejects like an unreachable store. */
async function defaultUploadsOf(designer: string) {
  try {
    return (await loadPieceLook(designer))?.fills ?? {};
  } catch (error) {
    console.warn("Couldn't tell yet which pictures a designer shows.", error);
    throw new PieceStoreError('away', failures.unreachable);
  }
}

const start = (backend: Backend, account: string): LibraryControl =>
  startLibrary({
    store: libraryStore(backend.library),
    drafts: localDrafts(),
    account,
    designers: pieceTypes,
    designerVersion: designerVersionOf,
    fills: defaultUploadsOf,
  });

/**
 * Returns the user's library. It starts with the first designer and runs until the account changes, so that it sends
 * the last changes even after the user leaves the designer. Drafts stay in the browser in any case.
 */
export function librarySession(backend: Backend, account: string): LibraryControl {
  if (running?.account === account && running.backend === backend) return running.control;
  stop(running);
  const own: Running = { account, backend, control: start(backend, account) };
  running = own;
  const unsubscribe = backend.auth.onChange((session) => {
    if (session?.userId === account) return;
    unsubscribe();
    stop(own);
  });
  whenIdle(() => void moveDrafts(own));
  return own.control;
}

function stop(session: Running | undefined): void {
  if (!session) return;
  if (running === session) running = undefined;
  session.control.stop();
}

/** Moves drafts from before the library into it, once. */
async function moveDrafts({ control }: Running): Promise<void> {
  try {
    const count = await control.moveDrafts();
    if (count > 0) toast({ title: movedToTrash.title(count), description: movedToTrash.text, tone: 'info' });
  } catch (error) {
    // They stay in place and are moved next time.
    console.warn("Couldn't move this browser's drafts.", error);
  }
}
