import { pieceAddress } from '../../../../shared/navigation/marketingAddresses.ts';

/** Returns a piece's full address in the portal, for people with access. */
export const linkTo = (piece: Parameters<typeof pieceAddress>[0]): string =>
  new URL(pieceAddress(piece), location.origin).href;

/** Returns the address where anyone can view one version without an account. */
export const reviewAddress = (token: string): string => new URL(`/review/${token}`, location.origin).href;
