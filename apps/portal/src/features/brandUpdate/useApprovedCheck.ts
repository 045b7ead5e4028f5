import { restoreUserDetails } from '@daybreak/designers';
import type { ChangedPixels } from '@daybreak/designers/library';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Backend } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { BrandUpdatePiece } from '../../backend/BrandUpdates.ts';
import { picturesOf } from '../../shared/pieces/piecePictures.ts';
import { sentenceOf } from '../../shared/requests/failure.ts';
import { loadPieces } from './items.ts';
import { failures } from './messages.ts';

/** What became of an approved version: `none` if it has no stored files. */
type Outcome =
  | { is: 'none' }
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
  try {
    const given = (await approvals.history(piece.id)).find(({ id }) => id === piece.approval);
    if (!given?.files || !given.record) return { is: 'none' };
    const { loadPieceLook } = await loadPart(() => import('../../shared/pieces/pieceLook.ts'));
    const look = await loadPieceLook(piece.designer);
    const images = await picturesOf(library, piece.pictures);
    if (!look?.underBrands) return { is: 'failed', why: failures.noArtboards };
    if (images.length < Object.keys(piece.pictures).length) return { is: 'failed', why: failures.noPicture };
    const { contact, digest, brandVersion } = given.record;
    const sides = await look.underBrands.redrawn(
      piece.draft,
      { user: restoreUserDetails(contact ?? {}), images },
      {
        identity: { piece: piece.id, version: given.version, approval: given.id, digest },
        ...{ date: new Date(given.at), brandVersion },
      },
      given.files.map((file) => ({ ...file, load: () => approvals.loadFile(given.id, file, 'look') })),
    );
    return { is: 'drawn', sides };
  } catch (error) {
    const isOurs = error instanceof Error && error.name === 'ExportError';
    return { is: 'failed', why: isOurs ? error.message : sentenceOf(error) };
  }
}

/** Draws every approved version again, one by one, and compares it with its stored files. */
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
