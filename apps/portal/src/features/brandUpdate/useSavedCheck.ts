import type { UserDetails } from '@daybreak/designers';
import type { ChangedLook } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { BrandUpdatePiece, SavedLook } from '../../backend/interfaces/BrandUpdates.ts';
import { whenIdle } from '../../shared/firstScreen/whenIdle.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { fileFailure } from '../../shared/requests/fileFailure.ts';
import { loadPieces } from './items.ts';
import { savedCheck as messages } from './messages.ts';

/**
 * The result of drawing a piece again.
 *
 * - `stored`: nothing had been stored, so the approved files or the saved look were stored now.
 * - `others`: the approved files are missing, and someone else has to store them.
 * - `accepted`: the new look replaced the stored one.
 * - `drawn`: the piece was compared with its stored look or files.
 */
type Outcome =
  | { is: 'stored' | 'others' | 'accepted' }
  | { is: 'failed'; reason: string }
  /** `now`: the new look, for pieces that aren't approved. */
  | ({ is: 'drawn'; now?: SavedLook } & ChangedLook);

export interface RedrawnPiece {
  readonly piece: BrandUpdatePiece;
  readonly outcome: Outcome;
}

export interface SavedCheck {
  readonly isRunning: boolean;
  /** The reason that the check failed as a whole. */
  readonly failed: string | undefined;
  /** The number of pieces; undefined until they've loaded. */
  readonly all: number | undefined;
  readonly redrawnPieces: readonly RedrawnPiece[];
  readonly start: () => void;
  /** Replaces the saved looks of changed pieces that aren't approved. */
  readonly accept: () => Promise<void>;
}

type Parts = Pick<Backend, 'approvals' | 'library' | 'brandUpdates'>;

async function approvedOutcome({ approvals, library }: Parts, piece: BrandUpdatePiece): Promise<Outcome> {
  let isStored = true;
  const failed = (reason: string): Outcome => ({
    is: 'failed',
    reason: isStored ? reason : messages.notStored(reason),
  });
  try {
    const approvedEvent = (await approvals.history(piece.id)).find(({ id }) => id === piece.approval);
    if (!approvedEvent) throw new Error('The approval is missing.');
    isStored = approvedEvent.files !== null;
    if (!isStored && !piece.mayStore) return { is: 'others' };
    if (!isStored && !approvedEvent.record?.contact) return failed(messages.noContact);
    const { approvedDrawing, loadPieceLook } = await loadPart(
      () => import('../../shared/pieces/pieceLook.ts'),
    );
    const renderer = await loadPieceLook(piece.designer);
    if (!renderer?.underBrands || !renderer.approvedFiles) return failed(messages.notDrawn);
    const drawing = await approvedDrawing(library, piece, approvedEvent);
    if (!approvedEvent.files) {
      await approvals.storeFiles(approvedEvent.id, await renderer.approvedFiles(...drawing));
      return { is: 'stored' };
    }
    const files = approvedEvent.files.map((file) => ({
      ...file,
      load: () => approvals.loadFile(approvedEvent.id, file, 'look'),
    }));
    const sides = await renderer.underBrands.redrawn(...drawing, files);
    const earlierFindings = approvedEvent.record?.preflight?.map(({ says }) => says);
    if (sides.length === 0 || !earlierFindings) return { is: 'drawn', sides, newFindings: [] };
    const [draft, data] = drawing;
    const { findings = [] } = (await renderer.stored?.(draft, data)) ?? {};
    return { is: 'drawn', sides, newFindings: findings.filter((says) => !earlierFindings.includes(says)) };
  } catch (error) {
    return failed(fileFailure(error));
  }
}

async function savedOutcome(
  { library, brandUpdates }: Parts,
  piece: BrandUpdatePiece,
  details: UserDetails,
): Promise<Outcome> {
  let isStored = true;
  try {
    const { currentLook } = await loadPart(() => import('../../shared/pieces/saveLook.ts'));
    const savedLook = await brandUpdates.savedLook(piece.id);
    const now = await currentLook(library, piece, savedLook?.user ?? details, savedLook ?? undefined);
    if (!now) return { is: 'failed', reason: messages.notDrawn };
    if (savedLook) {
      const { changedLook } = await loadPart(() => import('../../shared/pieces/pieceLook.ts'));
      return { is: 'drawn', ...(await changedLook(savedLook, now)), now };
    }
    isStored = false;
    const wasStored = await brandUpdates.saveLook(piece.id, piece.revision, now);
    return wasStored ? { is: 'stored' } : { is: 'failed', reason: messages.changedMeanwhile };
  } catch (error) {
    const reason = fileFailure(error);
    return { is: 'failed', reason: isStored ? reason : messages.notStored(reason) };
  }
}

const waitUntilIdle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** Draws each piece in idle time and compares it with its saved look or approved files, or stores missing ones. */
export function useSavedCheck(details: UserDetails): SavedCheck {
  const { approvals, library, brandUpdates } = useBackend();
  const [state, setState] = useState<Omit<SavedCheck, 'start' | 'accept'>>({
    isRunning: false,
    failed: undefined,
    all: undefined,
    redrawnPieces: [],
  });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const start = useCallback(async () => {
    setState({ isRunning: true, failed: undefined, all: undefined, redrawnPieces: [] });
    try {
      const parts = { approvals, library, brandUpdates };
      const pieces = await loadPieces(brandUpdates);
      setState((now) => ({ ...now, all: pieces.length }));
      for (const piece of pieces) {
        await waitUntilIdle();
        if (isGone.current) return;
        const outcome =
          piece.approval === null
            ? await savedOutcome(parts, piece, details)
            : await approvedOutcome(parts, piece);
        setState((now) => ({ ...now, redrawnPieces: [...now.redrawnPieces, { piece, outcome }] }));
      }
      setState((now) => ({ ...now, isRunning: false }));
    } catch (error) {
      setState((now) => ({ ...now, isRunning: false, failed: failureMessage(error) }));
    }
  }, [approvals, library, brandUpdates, details]);

  const { redrawnPieces } = state;
  const accept = useCallback(async () => {
    const next: RedrawnPiece[] = [];
    for (const { piece, outcome } of redrawnPieces) {
      const lookToStore = outcome.is === 'drawn' && outcome.sides.length > 0 ? outcome.now : undefined;
      const after =
        lookToStore &&
        (await brandUpdates.saveLook(piece.id, piece.revision, lookToStore).then(
          (isStored): Outcome =>
            isStored ? { is: 'accepted' } : { is: 'failed', reason: messages.changedMeanwhile },
          (error: unknown): Outcome => ({ is: 'failed', reason: fileFailure(error) }),
        ));
      next.push({ piece, outcome: after ?? outcome });
    }
    setState((now) => ({ ...now, redrawnPieces: next }));
  }, [brandUpdates, redrawnPieces]);
  return { ...state, start: () => void start(), accept };
}
