import type { PieceShare } from '../../../../backend/interfaces/Library.ts';

export type ShareRights = PieceShare['rights'];

/** Sets a person's rights. People keep their place in the list; new ones go last. */
export function withRights(
  shares: readonly PieceShare[],
  personId: string,
  rights: ShareRights | null,
): readonly PieceShare[] {
  if (!rights) return shares.filter((each) => each.personId !== personId);
  return shares.some((each) => each.personId === personId)
    ? shares.map((each) => (each.personId === personId ? { ...each, rights } : each))
    : [...shares, { personId, rights, sharedAt: new Date().toISOString() }];
}
