import type { ChangedPixels } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Backend } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { BrandUpdatePiece } from '../../backend/BrandUpdates.ts';
import { sentenceOf } from '../../shared/requests/failure.ts';
import { loadPieces } from './items.ts';
import { approvedCheck as words } from './messages.ts';

/** What became of an approved version. Without stored files, they're `stored` now, or it's the user's `own`: someone else has to store them. */
type Outcome =
  | { is: 'stored' | 'own' }
  | { is: 'failed'; why: string }
  | { is: 'drawn'; sides: readonly ChangedPixels[] };

export interface CheckedApproval {
  readonly piece: BrandUpdatePiece;
  readonly outcome: Outcome;
}

export interface ApprovedCheck {
  readonly isRunning: boolean;
  /** Why it couldn't begin. */
  readonly failed: string | undefined;
  /** Undefined before the first run. */
  readonly all: number | undefined;
  readonly checked: readonly CheckedApproval[];
  readonly start: () => void;
}

type Parts = Pick<Backend, 'approvals' | 'library'>;

async function outcomeOf({ approvals, library }: Parts, piece: BrandUpdatePiece): Promise<Outcome> {
  let isStored = true;
  const failed = (why: string): Outcome => ({ is: 'failed', why: isStored ? why : words.notStored(why) });
  try {
    const given = (await approvals.history(piece.id)).find(({ id }) => id === piece.approval);
    if (!given) throw new Error('The approval is missing.');
    isStored = given.files !== null;
    if (!isStored && !piece.mayStore) return { is: 'own' };
    if (!isStored && !given.record?.contact) return failed(words.noContact);
    const { approvedDrawing, loadPieceLook } = await loadPart(
      () => import('../../shared/pieces/pieceLook.ts'),
    );
    const look = await loadPieceLook(piece.designer);
    if (!look?.underBrands || !look.approvedFiles) return failed(words.notDrawn);
    const drawing = await approvedDrawing(library, piece, given);
    if (!given.files) {
      await approvals.storeFiles(given.id, await look.approvedFiles(...drawing));
      return { is: 'stored' };
    }
    const files = given.files.map((file) => ({
      ...file,
      load: () => approvals.loadFile(given.id, file, 'look'),
    }));
    return { is: 'drawn', sides: await look.underBrands.redrawn(...drawing, files) };
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'ExportError';
    return failed(isOurs ? error.message : sentenceOf(error));
  }
}

/** Draws every approved version again, one by one, and compares it with its stored files, or stores those that are missing. */
export function useApprovedCheck(): ApprovedCheck {
  const { approvals, library, brandUpdates } = useBackend();
  const [state, setState] = useState<Omit<ApprovedCheck, 'start'>>({
    ...{ isRunning: false, failed: undefined, all: undefined, checked: [] },
  });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const start = useCallback(async () => {
    setState({ isRunning: true, failed: undefined, all: undefined, checked: [] });
    try {
      const pieces = (await loadPieces(brandUpdates)).filter(({ approval }) => approval !== null);
      setState((now) => ({ ...now, all: pieces.length }));
      for (const piece of pieces) {
        const outcome = await outcomeOf({ approvals, library }, piece);
        if (isGone.current) return;
        setState((now) => ({ ...now, checked: [...now.checked, { piece, outcome }] }));
      }
      setState((now) => ({ ...now, isRunning: false }));
    } catch (error) {
      setState((now) => ({ ...now, isRunning: false, failed: sentenceOf(error) }));
    }
  }, [approvals, library, brandUpdates]);
  return { ...state, start: () => void start() };
}
