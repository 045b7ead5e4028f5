/** Designers on another one's page. Stated here, because home doesn't load what designers declare; a test compares them. */
const pages: Readonly<Record<string, string>> = { 'business-card': 'new-hire', signature: 'new-hire' };

/** The designer's page in the Marketing Center. */
export const designerPage = (designer: string): string => pages[designer] ?? designer;

/** Where a piece opens: its designer's page, with the piece to open. */
export const pieceAddress = ({ id, designer }: { id: string; designer: string }): string =>
  `/marketing-materials?${new URLSearchParams({ type: designerPage(designer), piece: id })}`;
