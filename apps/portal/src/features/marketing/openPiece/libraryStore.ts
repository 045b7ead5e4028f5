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
  <Args extends unknown[], Result>(method: (...parameters: Args) => Promise<Result>) =>
  async (...parameters: Args): Promise<Result> => {
    try {
      return await method(...parameters);
    } catch (error) {
      throw faultOf(error);
    }
  };

/** Adapts the backend's library for designers, with its failures mapped to three kinds. */
export const libraryStore = (library: Library): PieceStore => ({
  create: guarded((...parameters) => library.create(...parameters)),
  open: guarded((...parameters) => library.open(...parameters)),
  save: guarded((...parameters) => library.save(...parameters)),
  keepVersion: guarded((...parameters) => library.keepVersion(...parameters)),
  keepCampaign: guarded((...parameters) => library.keepCampaign(...parameters)),
  piecesOfCampaign: guarded((...parameters) => library.piecesOfCampaign(...parameters)),
  visit: guarded((...parameters) => library.visit(...parameters)),
  storePicture: guarded((...parameters) => library.storePicture(...parameters)),
  loadPicture: guarded((...parameters) => library.loadPicture(...parameters)),
});
