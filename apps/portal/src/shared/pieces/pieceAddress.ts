import { pieceTypes } from '@daybreak/designers';

/** The designer's page in the Marketing Center: card and signature are among the tools for new colleagues. */
export const designerPage = (designer: string): string =>
  pieceTypes.find(({ id }) => id === designer)?.partOf ?? designer;

/** Where a piece opens: its designer's page, with the piece to open. */
export const pieceAddress = ({ id, designer }: { id: string; designer: string }): string =>
  `/marketing-materials?${new URLSearchParams({ type: designerPage(designer), piece: id })}`;
