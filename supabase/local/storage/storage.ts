import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageAdapter } from '../database/database.ts';

type Body = Parameters<StorageAdapter['uploadObject']>[3];

interface Stored {
  bytes: Uint8Array;
  about: { key: string; mimetype: string; cacheControl: string; eTag: string; lastModified: string };
}

/** The storage of one key's bytes. */
interface ObjectStore {
  get(bucket: string, key: string): Promise<Stored | undefined>;
  set(bucket: string, key: string, stored: Stored): Promise<void>;
  remove(bucket: string, key: string): Promise<void>;
}

/** Objects in memory, for tests and `DAYBREAK_DATA=memory`. `clear` empties it. */
export function memoryStorage(): StorageAdapter & { clear(): void } {
  const objects = new Map<string, Stored>();
  const at = (bucket: string, key: string) => `${bucket}/${key}`;
  const store: ObjectStore = {
    get: async (bucket, key) => objects.get(at(bucket, key)),
    set: async (bucket, key, stored) => void objects.set(at(bucket, key), stored),
    remove: async (bucket, key) => void objects.delete(at(bucket, key)),
  };
  return { ...adapter(store), clear: () => objects.clear() };
}

/**
 * Objects in a folder. File names are digests of bucket and key, so no key can point outside it; a `.json` next to each
 * file describes it. Files are written under a temporary name and renamed: a killed process leaves no half-written
 * file, and its temporary files are deleted at the next start.
 */
export function folderStorage(folder: string): StorageAdapter {
  const place = (bucket: string, key: string) =>
    join(folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'));
  const put = async (path: string, content: Uint8Array | string) => {
    const aside = `${path}.${randomUUID()}.part`;
    try {
      await writeFile(aside, content);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };
  removeParts(folder);
  return adapter({
    async get(bucket, key) {
      const path = place(bucket, key);
      try {
        const about: Stored['about'] = JSON.parse(await readFile(`${path}.json`, 'utf8'));
        return { bytes: await readFile(path), about };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async set(bucket, key, { bytes, about }) {
      await mkdir(folder, { recursive: true });
      const path = place(bucket, key);
      await put(path, bytes);
      try {
        await put(`${path}.json`, JSON.stringify({ bucket, ...about }));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async remove(bucket, key) {
      const path = place(bucket, key);
      await rm(`${path}.json`, { force: true });
      await rm(path, { force: true });
    },
  });
}

function removeParts(folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
}

function adapter(store: ObjectStore): StorageAdapter {
  const mustGet = async (bucket: string, key: string) => {
    const stored = await store.get(bucket, key);
    if (!stored) throw new Error(`No bytes are stored for an object in "${bucket}".`);
    return stored;
  };
  const metadata = ({ bytes, about }: Stored) => ({
    cacheControl: about.cacheControl,
    contentLength: bytes.byteLength,
    size: bytes.byteLength,
    mimetype: about.mimetype,
    lastModified: new Date(about.lastModified),
    eTag: about.eTag,
    httpStatusCode: 200,
  });
  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = await collect(body);
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const stored: Stored = {
        bytes,
        about: { key, mimetype, cacheControl, eTag, lastModified: new Date().toISOString() },
      };
      await store.set(bucket, key, stored);
      return metadata(stored);
    },
    async getObject(bucket, key) {
      const stored = await mustGet(bucket, key);
      return { metadata: metadata(stored), httpStatusCode: 200, body: Buffer.from(stored.bytes) };
    },
    async headObject(bucket, key) {
      return metadata(await mustGet(bucket, key));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const stored = await mustGet(fromBucket, from);
      const copy: Stored = {
        ...stored,
        about: { ...stored.about, key: to, lastModified: new Date().toISOString() },
      };
      await store.set(toBucket, to, copy);
      const { eTag, lastModified } = metadata(copy);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    deleteObject: (bucket, key) => store.remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await store.remove(bucket, key);
    },
    async privateAssetUrl() {
      throw new Error("Image transformation isn't available in the embedded backend.");
    },
  };
}

async function collect(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
}
