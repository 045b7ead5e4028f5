import type { LinkedPiece } from '@daybreak/designers/library';

/** A piece's address in the portal, for those who may open it. */
export const addressOf = ({ id, designer }: Pick<LinkedPiece, 'id' | 'designer'>): string =>
  `/marketing-materials?${new URLSearchParams({ type: pageOf(designer), piece: id })}`;

/** The designer's page in the Marketing Center: card and signature are among the tools for new colleagues. */
export const pageOf = (designer: string): string =>
  designer === 'signature' || designer === 'business-card' ? 'new-hire' : designer;

export const linkTo = (piece: Pick<LinkedPiece, 'id' | 'designer'>): string =>
  new URL(addressOf(piece), location.origin).href;

/** Where anyone with the token can view one version, without an account. */
export const reviewAddress = (token: string): string => new URL(`/review/${token}`, location.origin).href;
