import { createHash } from 'node:crypto';
import { createQueue } from '../../local/database/queue.ts';
import { BackendError } from '../../local/http/BackendError.ts';
import type { Digest } from './tables.ts';

export interface StoredFile {
  bucket: string;
  name: string;
  type: string;
  /** Its cache-control header. */
  cache: string;
}

export type Storage = ReturnType<typeof createStorage>;

/** Files moved at once. */
const parallel = 4;

/** Storage's HTTP API, with the secret key. */
export function createStorage(
  origin: string,
  key: string,
  send: (request: Request) => Promise<Response> = fetch,
) {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
    const answer = await send(new Request(`${origin}/storage/v1/${path}`, { ...init, headers })).catch(
      ({ message, cause }: Error) => {
        throw new BackendError(
          `Couldn't reach the storage of ${origin}: ${(cause as Error)?.message ?? message}`,
        );
      },
    );
    if (answer.ok) return answer;
    throw new BackendError(
      `Storage of ${origin} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
    );
  }
  const at = ({ bucket, name }: StoredFile) =>
    ['object', bucket, ...name.split('/')].map(encodeURIComponent).join('/');
  return {
    async read(file: StoredFile): Promise<Buffer> {
      return Buffer.from(await (await ask(at(file))).arrayBuffer());
    },
    async write(file: StoredFile, bytes: Buffer): Promise<void> {
      const headers = { 'content-type': file.type, 'cache-control': file.cache, 'x-upsert': 'true' };
      await ask(at(file), { method: 'POST', headers, body: new Uint8Array(bytes) });
    },
    /** The creation time of each bucket. */
    async buckets(): Promise<Map<string, number>> {
      const found = (await (await ask('bucket')).json()) as { id: string; created_at: string }[];
      return new Map(found.map(({ id, created_at }) => [id, Date.parse(created_at)]));
    },
  };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A bucket's files. */
export interface MovedFiles {
  bucket: string;
  here: Digest;
  there: Digest;
  sent: number;
  failures: string[];
}

/** A digest of files' names and hashes, in order of their names. */
function digestOf(hashes: Map<string, string>): Digest {
  const sorted = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1));
  return { rows: hashes.size, digest: hashOf(Buffer.from(JSON.stringify(sorted))).slice(0, 16) };
}

/**
 * Copies a bucket's files, and reads each back. A file from an earlier run (`present`) is compared and left alone if
 * it's identical.
 */
export async function moveFiles(
  bucket: string,
  files: readonly StoredFile[],
  present: ReadonlySet<string>,
  here: Storage,
  there: Storage,
): Promise<MovedFiles> {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  const failures: string[] = [];
  let sent = 0;
  const queue = createQueue(parallel);
  async function move(file: StoredFile) {
    const bytes = await here.read(file);
    const hash = hashOf(bytes);
    before.set(file.name, hash);
    if (present.has(file.name)) after.set(file.name, hashOf(await there.read(file)));
    if (after.get(file.name) === hash) return;
    await there.write(file, bytes);
    sent += 1;
    after.set(file.name, hashOf(await there.read(file)));
  }
  await Promise.all(
    files.map((file) =>
      queue.run(() =>
        move(file).catch((error: Error) => failures.push(`${bucket}/${file.name}: ${error.message}`)),
      ),
    ),
  );
  for (const name of present) if (!before.has(name)) after.set(name, 'not from here');
  return { bucket, here: digestOf(before), there: digestOf(after), sent, failures };
}
