import { beforeAll, describe } from 'vitest';
import { describePieceStore } from '../../../../../packages/designers/src/campaigns/library/pieceStore.contract.ts';
import { libraryStore } from '../../features/marketing/openPiece/libraryStore.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { libraryOrganizingContract } from './libraryOrganizing.contract.ts';
import { librarySharingContract } from './librarySharing.contract.ts';
import { type LibraryTeam, signInTeam } from './libraryTeam.ts';
import { libraryWritingContract } from './libraryWriting.contract.ts';

/** Several browsers of one team, with no one signed in. */
export interface Team {
  browser: () => Backend;
}

/**
 * Tests an implementation of `Library`.
 *
 * @param name the implementation's name
 * @param open returns a team of the demo accounts, which tests share
 */
export function libraryContract(name: string, open: () => Promise<Team>): void {
  describe(`${name} keeps the contract of the library`, () => {
    let team: LibraryTeam;
    beforeAll(async () => {
      team = await signInTeam((await open()).browser);
    });

    describePieceStore('is a store of pieces', async () => ({
      mine: libraryStore(team.sam.library),
      theirs: libraryStore(team.max.library),
      shareWithAll: (piece, rights) => team.sam.library.share(piece, null, rights ?? null),
    }));

    libraryWritingContract(() => team);
    libraryOrganizingContract(() => team);
    librarySharingContract(() => team);
  });
}
