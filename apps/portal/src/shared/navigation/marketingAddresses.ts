import { pages } from './pages.ts';

/** Designers on another one's page. Repeated here, because home doesn't load the manifests; a test compares them. */
const sharedPages: Readonly<Record<string, string>> = { 'business-card': 'new-hire', signature: 'new-hire' };

/** The address of the Marketing Center's first step. */
export const hubAddress: string = pages.marketingCenter.path;

const marketingAddress = (search: Record<string, string>): string =>
  `${hubAddress}?${new URLSearchParams(search)}`;

/** Returns the id of the designer on whose page a designer is. */
export const designerPage = (designer: string): string => sharedPages[designer] ?? designer;

/** Returns the address of a page with a designer. */
export const designerAddress = (page: string): string => marketingAddress({ type: page });

/** Returns the address that opens a designer in its studio. */
export const studioAddress = (designer: string): string =>
  marketingAddress({ type: designer, view: 'studio' });

/** Returns the address that opens a piece on its designer's page. */
export const pieceAddress = ({ id, designer }: { id: string; designer: string }): string =>
  marketingAddress({ type: designerPage(designer), piece: id });

/** Returns the address of the user's pieces, or of those that a query finds. */
export const piecesAddress = (query = ''): string =>
  marketingAddress({ view: 'pieces', ...(query && { q: query }) });
