/** Designers on another one's page. Repeated here, because home doesn't load the manifests; a test compares them. */
const pages: Readonly<Record<string, string>> = { 'business-card': 'new-hire', signature: 'new-hire' };

/** Returns the designer's page in the Marketing Center. */
export const designerPage = (designer: string): string => pages[designer] ?? designer;

/** Returns the address that opens a piece on its designer's page. */
export const pieceAddress = ({ id, designer }: { id: string; designer: string }): string =>
  `/marketing-materials?${new URLSearchParams({ type: designerPage(designer), piece: id })}`;
