import { BackendError } from '../../errors.ts';
import type { People } from '../../interfaces/People.ts';
import { requireSession } from '../auth.ts';
import type { Client } from '../client.ts';
import { fromStorageError } from '../failures.ts';
import { callFunction } from '../functionCall.ts';

/** Seconds that a photo's address works. */
const linkLife = 3_600;
/** Milliseconds that an address is reused, which leaves the caller time to load it. */
const reuse = (linkLife - 600) * 1_000;

interface CachedAddress {
  address: Promise<string | null>;
  expiresAt: number;
}

/** A project's photos. Requests made at the same time, such as for a page of cards, are signed together. */
export function supabasePhotos(client: Client): Pick<People, 'setPhoto' | 'photoAddress'> {
  const cache = new Map<string, CachedAddress>();
  let nextBatch: { names: string[]; addresses: Promise<ReadonlyMap<string, string>> } | undefined;

  const loadAddresses = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    await requireSession(client);
    const { data, error } = await client.storage.from('photos').createSignedUrls([...names], linkLife);
    if (error) throw fromStorageError(error);
    return new Map(
      data.flatMap(({ path, signedUrl }) => (path && signedUrl ? [[path, signedUrl] as const] : [])),
    );
  };
  const joinBatch = async (photo: string) => {
    if (!nextBatch) {
      const names: string[] = [];
      const addresses = new Promise((resolve) => setTimeout(resolve)).then(() => {
        nextBatch = undefined;
        return loadAddresses(names);
      });
      nextBatch = { names, addresses };
    }
    nextBatch.names.push(photo);
    return (await nextBatch.addresses).get(photo) ?? null;
  };

  return {
    photoAddress(photo) {
      const cached = cache.get(photo);
      if (cached && cached.expiresAt > Date.now()) return cached.address;
      const address = joinBatch(photo);
      cache.set(photo, { address, expiresAt: Date.now() + reuse });
      address.catch(() => cache.delete(photo));
      return address;
    },
    async setPhoto(id, picture) {
      await requireSession(client);
      const answer = await callFunction(
        client,
        `store-photo?entry=${encodeURIComponent(id)}`,
        picture ?? new Blob([]),
      );
      const photo = (answer as { photo?: unknown } | null)?.photo;
      if (photo === null || typeof photo === 'string') return photo;
      throw new BackendError('unexpected', "The server didn't return the photo's name.");
    },
  };
}
