import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keyHeaders } from '../local/auth/keys.ts';
import { tokenOf } from '../tests/support/tokens.ts';
import type { Cluster } from './cluster.ts';

interface Server {
  origin: string;
  process: ChildProcess;
}

/** Starts a server process on one of the cluster's databases, through PgBouncer. */
export async function startServer(cluster: Cluster, database?: string): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: cluster.env('postgres', 'pooled', database),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), process: child };
}

const seeded = (kind: string, n: number) =>
  `${kind.padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** A person from the seed who edits their own piece. */
function writer(n: number) {
  const account = seeded('a', n);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = tokenOf({
    sub: account,
    role: 'authenticated',
    aud: 'authenticated',
    session_id: account,
    exp,
  });
  const headers = keyHeaders(token);
  return {
    piece: seeded('b', n - 1),
    ask: (origin: string, call: string, body: object) =>
      fetch(`${origin}/rest/v1/rpc/${call}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}
type Writer = ReturnType<typeof writer>;

/** The seed's people whose piece with the same number isn't in the trash. */
const writers = (count: number) =>
  Array.from({ length: count * 2 }, (_, index) => index + 2)
    .filter((n) => (n - 1) % 20 !== 1)
    .slice(0, count)
    .map(writer);

export interface Outage {
  acknowledged: number;
  lost: number;
  /** Requests sent again to the other server, after theirs died before it answered. */
  sentAgain: number;
  perSecond: number;
}

/** Runs two servers, with people who save as fast as they get responses, and kills one server midway. */
async function killOne(
  cluster: Cluster,
  servers: Server[],
  people: Writer[],
  seconds: number,
): Promise<Outage> {
  const acknowledged: { piece: string; mutation: string; words: string; revision: number }[] = [];
  let sentAgain = 0;
  const revisions = () =>
    new Map(
      cluster
        .psql("select id, revision, draft ->> 'headline' from public.pieces")
        .trim()
        .split('\n')
        .map((line) => {
          const [id = '', revision, headline = ''] = line.split('|');
          return [id, { revision: Number(revision), headline }];
        }),
    );
  const before = revisions();
  const until = performance.now() + seconds * 1000;
  const work = async ({ piece, ask }: Writer, index: number) => {
    let revision = before.get(piece)?.revision ?? 0;
    for (let turn = 0; performance.now() < until; turn += 1) {
      const mutation = randomUUID();
      const words = `Turn ${turn}`;
      for (let attempt = 0; ; attempt += 1) {
        const { origin } = servers[(index + turn + attempt) % servers.length] as Server;
        const answer = await ask(origin, 'save_piece', {
          piece,
          base_revision: revision,
          changed: { headline: words },
          mutation,
        }).catch(() => undefined);
        if (answer?.ok) {
          const [saved] = [await answer.json()].flat();
          revision = saved.revision;
          acknowledged.push({ piece, mutation, words, revision });
          break;
        }
        if (answer && answer.status !== 429)
          throw new Error(`save_piece: ${answer.status} ${await answer.text()}`);
        if (!answer) sentAgain += 1;
        if (attempt > 200) throw new Error('No server answers any more.');
        await pause(20);
      }
    }
  };
  const killing = pause(seconds * 400).then(() => servers[0]?.process.kill('SIGKILL'));
  await Promise.all([...people.map(work), killing]);

  const done = new Set(cluster.psql('select mutation from private.piece_mutations').trim().split('\n'));
  const after = revisions();
  const last = new Map(acknowledged.map((each) => [each.piece, each]));
  // Each one counts once: a save that was repeated would have raised the revision twice.
  const wrong = [...last].filter(([piece, { words, revision }]) => {
    const saves = acknowledged.filter((each) => each.piece === piece).length;
    const now = after.get(piece);
    return (
      now?.headline !== words ||
      now.revision !== revision ||
      revision - (before.get(piece)?.revision ?? 0) !== saves
    );
  });
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ mutation }) => !done.has(mutation)).length + wrong.length,
    sentAgain,
    perSecond: acknowledged.length / seconds,
  };
}

export interface Flood {
  sent: number;
  /** The number of responses by status. */
  statuses: Record<string, number>;
  /** Refusals without a retry time. */
  withoutTime: number;
  /** Seconds after the flood until 20 requests in a row were answered. */
  recovered: number;
}

/** Sends this many requests a second, without waiting for earlier ones, and then waits until everything works again. */
async function flood({ origin }: Server, people: Writer[], rate: number, seconds: number): Promise<Flood> {
  const statuses: Record<string, number> = {};
  let withoutTime = 0;
  const ask = async (index: number) => {
    const { ask } = people[index % people.length] as Writer;
    const answer = await ask(origin, 'search_pieces', { page_size: 50 }).catch(() => undefined);
    await answer?.arrayBuffer();
    const status = String(answer?.status ?? 'no answer');
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === '429' && !answer?.headers.get('retry-after')) withoutTime += 1;
    return status;
  };
  const sending: Promise<string>[] = [];
  const begin = performance.now();
  while (performance.now() - begin < seconds * 1000) {
    const due = Math.min(rate * seconds, ((performance.now() - begin) / 1000) * rate);
    while (sending.length < due) sending.push(ask(sending.length));
    await pause(5);
  }
  await Promise.all(sending);
  const sent = sending.length;
  const after = performance.now();
  for (let inRow = 0; inRow < 20; ) inRow = (await ask(inRow)) === '200' ? inRow + 1 : 0;
  return { sent, statuses, withoutTime, recovered: (performance.now() - after) / 1000 };
}

/** Tests killing a server under load, and ten times the load. The database is filled. */
export async function tryServers(
  cluster: Cluster,
  seconds: number,
): Promise<{ outage: Outage; flood: Flood }> {
  const servers = [await startServer(cluster), await startServer(cluster)];
  try {
    const people = writers(20);
    // The first responses are slower: each process reads the catalogue.
    for (const { origin } of servers) await people[0]?.ask(origin, 'search_pieces', { page_size: 1 });
    const outage = await killOne(cluster, servers, people, seconds);
    const remainingServer = servers[1] as Server;
    return { outage, flood: await flood(remainingServer, people, 10 * outage.perSecond, seconds / 2) };
  } finally {
    for (const { process } of servers) process.kill('SIGKILL');
  }
}
