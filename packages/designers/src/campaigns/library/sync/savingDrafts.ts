import { newLink, readLink } from '../links.ts';
import { hasMigrated, markMigrated, unlinkedDrafts } from '../localPieces.ts';
import type { LibraryParts } from './libraryParts.ts';
import { otherAccountMessage } from './saveStates.ts';

interface SavingParts extends LibraryParts {
  schedule: (key: string) => void;
}

/** Makes pieces from this browser's drafts: one, or all that it had when the library started. */
export function savingDrafts({
  drafts,
  account,
  designers,
  states,
  sync,
  runExclusively,
  schedule,
}: SavingParts) {
  function keep(key: string, name: string, folder?: string): string {
    const link = readLink(drafts, key);
    if (link && link.account !== account) throw new Error(otherAccountMessage);
    const designer = designers.find(({ id }) => key === id || key.startsWith(`${id}.`))?.id ?? key;
    const id = link?.id ?? crypto.randomUUID();
    if (!link || link.revision === 0)
      sync.writeLink(key, newLink(account, { id, designer, name, ...(folder && { folder }) }));
    states.set(key, { is: 'saving' });
    schedule(key);
    return id;
  }

  /** Takes a snapshot: drafts that the user starts before these have moved aren't included. */
  const draftsAtStart = hasMigrated(drafts, account)
    ? []
    : designers.flatMap(({ id, title }) => unlinkedDrafts(drafts, id, title));
  const moveDrafts = () =>
    runExclusively(async () => {
      if (hasMigrated(drafts, account)) return 0;
      const ownDrafts = draftsAtStart.filter(({ key }) => !readLink(drafts, key));
      for (const { key, name } of ownDrafts) keep(key, name);
      markMigrated(drafts, account);
      return ownDrafts.length;
    });

  return { keep, moveDrafts };
}
