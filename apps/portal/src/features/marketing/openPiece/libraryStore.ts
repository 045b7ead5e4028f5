import { type PieceStore, PieceStoreError, type PieceStoreFault } from '@daybreak/designers/library';
import { BackendError, type BackendErrorKind } from '../../../backend/errors.ts';
import type { Library } from '../../../backend/interfaces/Library.ts';
import { failures } from '../../../shared/requests/messages.ts';

/** Faults that a retry can't fix. All others are `away`. */
const faults: Partial<Record<BackendErrorKind, PieceStoreFault>> = {
  refused: 'refused',
  signedOut: 'signedOut',
};

function faultOf(error: unknown): PieceStoreError {
  if (!(error instanceof BackendError)) {
    console.error('The library failed unexpectedly.', error);
    return new PieceStoreError('away', failures.unexpected);
  }
  const { kind, message, serverSpoke, retryAfter } = error;
  // A message from the server counts as an answer.
  const fault = faults[kind] ?? (kind === 'failed' && serverSpoke ? 'refused' : 'away');
  return new PieceStoreError(fault, message, retryAfter);
}

const guarded =
  <Given extends unknown[], Result>(method: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    try {
      return await method(...given);
    } catch (error) {
      throw faultOf(error);
    }
  };

/** Adapts the backend's library for designers, with its failures mapped to three kinds. */
export const libraryStore = (library: Library): PieceStore => ({
  create: guarded((...given) => library.create(...given)),
  open: guarded((...given) => library.open(...given)),
  save: guarded((...given) => library.save(...given)),
  keepVersion: guarded((...given) => library.keepVersion(...given)),
  keepCampaign: guarded((...given) => library.keepCampaign(...given)),
  piecesOfCampaign: guarded((...given) => library.piecesOfCampaign(...given)),
  visit: guarded((...given) => library.visit(...given)),
  storePicture: guarded((...given) => library.storePicture(...given)),
  loadPicture: guarded((...given) => library.loadPicture(...given)),
});
