import { useMemo } from 'react';
import { rank } from '../../editor/batch/people.ts';
import type { PieceData } from '../../editor/designer.ts';
import { useMakers } from '../making/useMakers.ts';
import type { DialogPiece } from './useCampaignPieces.ts';
import { preflightKey, useCampaignPreflights } from './useCampaignPreflights.ts';

/** Checks a campaign's selected pieces, and says what prevents saving them or making their files. */
export function useCampaignChecks(pieces: readonly DialogPiece[], data: PieceData, isOutdated: boolean) {
  const designers = useMemo(() => [...new Set(pieces.map(({ part }) => part.designer))], [pieces]);
  const makersState = useMakers(designers);
  const selected = useMemo(() => pieces.filter((piece) => piece.isSelected), [pieces]);
  const preflights = useCampaignPreflights(selected, makersState.makers, data);
  const preflightOf = (piece: DialogPiece) => preflights.get(preflightKey(piece));
  const found = selected
    .flatMap((piece) =>
      (preflightOf(piece)?.findings ?? []).map((finding) => ({ part: piece.part, finding })),
    )
    .toSorted((a, b) => rank([a.finding]) - rank([b.finding]));
  const hasErrors = found.some(({ finding }) => finding.level === 'error');
  const checkedCount = selected.filter((piece) => preflightOf(piece)).length;
  const unsavedPieces = selected.filter(({ savedAs }) => !savedAs);

  const selectionProblem = selected.length === 0 ? 'Select a piece first.' : undefined;
  const saveBlocked = isOutdated
    ? 'First choose whether to update the drafts or leave them as they are.'
    : unsavedPieces.length === 0
      ? 'All the selected pieces are already saved as drafts.'
      : undefined;
  const downloadBlocked =
    checkedCount < selected.length
      ? 'Wait until every piece is checked.'
      : hasErrors
        ? 'Fix the errors or deselect those pieces first.'
        : undefined;
  return {
    designers,
    loaded: makersState,
    selected,
    unsavedPieces,
    preflightOf,
    found,
    checkedCount,
    saveBlocked: selectionProblem ?? saveBlocked,
    downloadBlocked: selectionProblem ?? downloadBlocked,
  };
}
