import { BackendError } from '../errors.ts';
import { type Home, type HomeArrangement, type PinnedLink, pinLimits } from '../Home.ts';

/** What people keep on their home pages, by account. */
export interface KeptHomes {
  arrangements: Map<string, HomeArrangement>;
  links: Map<string, readonly PinnedLink[]>;
}

export const emptyHomes = (): KeptHomes => ({ arrangements: new Map(), links: new Map() });

type Answer = <T>(operation: `home.${keyof Home}`, work: () => T) => Promise<T>;

interface Asker {
  accountId: string;
  hasRights: boolean;
}

/** Home pages in memory. `kept` is changed in place; `asker` throws while nobody is signed in. */
export function memoryHome(kept: KeptHomes, answer: Answer, asker: () => Asker): Home {
  const writer = () => {
    const { accountId, hasRights } = asker();
    if (!hasRights) throw new BackendError('refused', 'Only active staff have a home page.');
    return accountId;
  };
  const reader = () => {
    const { accountId, hasRights } = asker();
    return hasRights ? accountId : '';
  };
  return {
    arrangement: () => answer('home.arrangement', () => kept.arrangements.get(reader()) ?? null),
    arrange: (arrangement) =>
      answer('home.arrange', () => {
        kept.arrangements.set(writer(), structuredClone(arrangement));
      }),
    links: () => answer('home.links', () => kept.links.get(reader()) ?? []),
    pin: (links) =>
      answer('home.pin', () => {
        const account = writer();
        if (links.length > pinLimits.links)
          throw new BackendError('unexpected', `Pin up to ${pinLimits.links} links.`);
        kept.links.set(account, structuredClone(links));
      }),
  };
}
