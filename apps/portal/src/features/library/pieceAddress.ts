import { library } from './messages.ts';

/** Where a piece opens: its designer's page, with the piece to open. */
export function pieceAddress({ id, designer }: { id: string; designer: string }): string {
  const type = designer in library.designers ? 'new-hire' : designer;
  return `/marketing-materials?${new URLSearchParams({ type, piece: id })}`;
}
