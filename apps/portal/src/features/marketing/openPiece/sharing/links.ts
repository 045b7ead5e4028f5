import { pieceAddress } from '../../../../shared/pieces/pieceAddress.ts';

/** A piece's whole address in the portal, for those who may open it. */
export const linkTo = (piece: Parameters<typeof pieceAddress>[0]): string =>
  new URL(pieceAddress(piece), location.origin).href;

/** Where anyone with the token can view one version, without an account. */
export const reviewAddress = (token: string): string => new URL(`/review/${token}`, location.origin).href;
