import type { LinkedPiece } from '@daybreak/designers/library';

/** Where a piece opens in the portal, for those who may. */
export const addressOf = ({ id, designer }: Pick<LinkedPiece, 'id' | 'designer'>): string =>
  `/marketing-materials?${new URLSearchParams({ type: pageOf(designer), piece: id })}`;

/** The page in the Marketing Center that a designer stands on: a card and a signature are among the tools for new colleagues. */
export const pageOf = (designer: string): string =>
  designer === 'signature' || designer === 'business-card' ? 'new-hire' : designer;

export const linkTo = (piece: Pick<LinkedPiece, 'id' | 'designer'>): string =>
  new URL(addressOf(piece), location.origin).href;

/** Where whoever has the token looks at one version, without an account. */
export const reviewAddress = (token: string): string => new URL(`/review/${token}`, location.origin).href;
