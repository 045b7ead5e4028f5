import type { MenuEntry } from '@daybreak/ui';
import { type FoundPiece, type PieceState, pieceStates } from '../../../backend/interfaces/Library.ts';
import { library } from './messages.ts';
import type { PieceScope } from './piecesView.ts';

/** An action in a piece's menu. */
export type PieceAction =
  | 'open'
  | 'rename'
  | 'duplicate'
  | 'folder'
  | 'handOver'
  | 'moveToTrash'
  | 'restore'
  | 'remove'
  | { state: PieceState };

const { actions, states } = library;

/** Returns the actions in a piece's menu, for its owner or a colleague, by shelf. */
export function pieceActionsFor(
  { state }: Pick<FoundPiece, 'state'>,
  { isMine, shelf }: { isMine: boolean; shelf: PieceScope },
  run: (wanted: PieceAction) => void,
): MenuEntry[] {
  const entry = (action: Exclude<PieceAction, object>): MenuEntry => ({
    label: actions[action],
    onSelect: () => run(action),
  });
  if (shelf === 'bin') return [entry('restore'), entry('remove')];
  if (!isMine) return [entry('open'), entry('duplicate')];
  return [
    entry('open'),
    entry('rename'),
    entry('duplicate'),
    entry('folder'),
    { kind: 'separator' },
    { kind: 'heading', label: actions.state },
    ...pieceStates
      .filter((otherState) => otherState !== state)
      .map(
        (otherState): MenuEntry => ({
          label: states[otherState],
          onSelect: () => run({ state: otherState }),
        }),
      ),
    { kind: 'separator' },
    entry('handOver'),
    entry('moveToTrash'),
  ];
}
