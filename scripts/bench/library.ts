import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryPieces } from '../../packages/designers/src/campaigns/library/memoryPieces.ts';
import {
  type ClientName,
  type ClientStep,
  fields,
  type RequestOutcome,
  twoClients,
} from '../../packages/designers/src/campaigns/library/testing/twoClients.ts';
import { keyHeaders } from '../../supabase/local/auth/keys.ts';
import { startServer } from '../demo.ts';
import { sessionOf } from './backend.ts';
import { libraryOverHttp } from './libraryOverHttp.ts';
import { writePart } from './report.ts';

// Two people edit one piece while every possible connection is cut: `pnpm bench library [--edits 1000] [--seed 1]
// [--dry]`. A longer form of `library.model.test.ts`, in memory and on the embedded server, which gets killed.

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    dry: { type: 'boolean', default: false },
  },
});

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Yields steps until enough edits were made.
 *
 * @param edits number of edits
 * @param kills percentage of requests that kill the store
 */
function* stepsOf(edits: number, kills: number, random: () => number): Generator<ClientStep> {
  const one = <Value>(of: readonly Value[]) => of[Math.floor(random() * of.length)] as Value;
  const fate = (): RequestOutcome =>
    100 * random() < kills ? 'killed' : one(['arrives', 'arrives', 'arrives', 'lost', 'answerLost', 'crash']);
  for (let made = 0; made < edits; ) {
    const who = one<ClientName>(['a', 'b']);
    const at = random();
    if (at < 0.5) {
      made++;
      yield { do: 'edit', who, field: one(fields) };
    } else if (at < 0.55) yield { do: 'takeAway', who, field: one(fields) };
    else if (at < 0.95) yield { do: at < 0.75 ? 'send' : 'look', who, fates: [fate(), fate()] };
    else yield { do: 'reload', who };
  }
}

type Model = Awaited<ReturnType<typeof twoClients>>;

async function walk(model: Model, steps: Iterable<ClientStep>): Promise<string[]> {
  for (const step of steps) await model.take(step);
  await model.settle();
  return model.faults();
}

const edits = Number(values.edits);
const random = randomFrom(Number(values.seed));
const rows: string[][] = [];
const add = (where: string, cuts: string, begin: number, found: string[]) => {
  if (found.length > 0) throw new Error(`${where}, seed ${values.seed}:\n${found.join('\n')}`);
  const row = [where, `${edits}`, cuts, '0', '0', `${((performance.now() - begin) / 1000).toFixed(0)} s`];
  rows.push(row);
  console.log(row.join('  '));
};

const inMemory = performance.now();
const pieces = memoryPieces();
const model = await twoClients({ a: pieces.as('a'), b: pieces.as('b') }, (piece) =>
  pieces.shareWithAll(piece, 'edit'),
);
add(
  'in memory',
  'lost requests, lost answers, reloads',
  inMemory,
  await walk(model, stepsOf(edits, 0, random)),
);

const folder = mkdtempSync(join(tmpdir(), 'daybreak-library-'));
const start = () => startServer(4187, { DAYBREAK_DATA: folder });
let server = await start();
let kills = 0;
try {
  const onServer = performance.now();
  const storeOf = async (name: string) => {
    const { access_token, user } = await sessionOf(server.origin, `${name}@daybreak.example`);
    return { token: access_token, store: libraryOverHttp(() => server.origin, access_token, user.id) };
  };
  const [ada, max] = [await storeOf('ada'), await storeOf('max')];
  const killDuring = async <Value>(request: () => Promise<Value>): Promise<Value> => {
    const response = request();
    // The outcome, success or failure, is handled below.
    response.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 12 * random()));
    await server.stop('SIGKILL');
    kills++;
    server = await start();
    return response;
  };
  const share = async (piece: string) => {
    const answer = await fetch(`${server.origin}/rest/v1/rpc/share_piece`, {
      method: 'POST',
      headers: keyHeaders(ada.token),
      body: JSON.stringify({ piece, rights: 'edit' }),
    });
    if (!answer.ok) throw new Error(`The piece is not shared: ${await answer.text()}`);
  };
  const served = await twoClients({ a: ada.store, b: max.store }, share, killDuring);
  const found = await walk(served, stepsOf(edits, 2, random));
  add('on the embedded server', `the same, and ${kills} × \`kill -9\` within a request`, onServer, found);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

if (!values.dry)
  writePart(
    'Two people at one piece',
    'pnpm bench library',
    'no browser',
    [
      `Random edits of the same fields by two people, with connections cut before and after a request, pages that are reloaded or gone while they wait, and a server that is killed. Seed ${values.seed}. It fails when an edit that was answered is lost, one is done twice, a value that was overwritten unseen is not listed, or the two do not end with the same draft.`,
    ],
    [['Where', 'Edits', 'Cut off', 'Lost', 'Not listed', 'Time'], ...rows],
  );
