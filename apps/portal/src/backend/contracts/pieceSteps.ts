import type { Backend } from '../interfaces/Backend.ts';
import { password } from './support.ts';

/** The versions that pieces of tests are made with. */
export const versions = { designerVersion: 1, brandVersion: '1.0' };

type NewPiece = Parameters<Backend['library']['create']>[0];

/** Creates a poster named “Solar fair”, owned by the account that is signed in, and returns its id. */
export async function makePiece(
  { library }: Backend,
  draft: NewPiece['draft'] = {},
  more: Partial<NewPiece> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await library.create({
    ...{ id, designer: 'poster', name: 'Solar fair', draft, pictures: {} },
    ...versions,
    ...more,
  });
  return id;
}

type PieceChange = Parameters<Backend['library']['save']>[0];

/** A request to save fields of a piece, changed since the revision `base`; null removes a field. */
export const changeOf = (
  id: string,
  base: number,
  changed: PieceChange['changed'],
  more: Partial<PieceChange> = {},
): PieceChange => ({
  ...{ id, base, changed, mutation: crypto.randomUUID(), pictures: {} },
  ...versions,
  ...more,
});

/** Signs in an administrator, who requires approval of posters. */
export async function requireApproval({ auth, approvals }: Backend): Promise<void> {
  await auth.signIn('max@daybreak.example', password);
  await approvals.setRule({ designer: 'poster', isOn: true, approvers: [], marksPictures: false });
}
