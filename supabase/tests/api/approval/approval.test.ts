import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedOfRun } from '../../../../scripts/check/sweeps.ts';
import { demoPassword } from '../../../local/index.ts';
import { type Client, idOf, testBackend } from '../../support/backend.ts';
import {
  type Action,
  after,
  begun,
  type Model,
  openRequest,
  type Person,
  people,
  standing,
  stateOf,
} from './model.ts';

// Random sequences of calls over HTTP, compared with the model after each. pgTAP tests the sentences.
const backend = testBackend();
const clients = {} as Record<Person, Client>;
const accounts = {} as Record<Person, string>;

beforeAll(async () => {
  const names: Record<Person, string> = {
    owner: 'sam',
    editor: 'max',
    approver: 'grace.kim',
    admin: 'ada',
    colleague: 'carla',
  };
  for (const email of ['grace.kim@daybreak.example', 'carla@daybreak.example']) {
    const { id } = await backend.accounts.createUser({ email, password: demoPassword, email_confirm: true });
    await backend.sql(
      `insert into public.staff_directory (email, first_name, user_id) values ($1, 'New', $2)
       on conflict (email) do update set user_id = excluded.user_id, is_active = true`,
      [email, id],
    );
    await backend.sql('insert into public.user_profiles (user_id, password_changed) values ($1, true)', [id]);
  }
  for (const person of people) {
    clients[person] = await backend.signIn(names[person]);
    accounts[person] = await idOf(backend, names[person]);
  }
});

const anyone = fc.constantFrom(...people);
const version = fc.integer({ min: 0, max: 6 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('write' as const),
      words: fc.constantFrom('Sun', 'Moon', 'Stars'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('restore' as const), version }) },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant('ask' as const),
      isStale: fc.integer({ max: 9, min: 0 }).map((n) => n === 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('withdraw' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constantFrom('approve' as const, 'askForChanges' as const),
      version: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: version }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('download' as const),
      isStale: fc.integer({ max: 9, min: 0 }).map((n) => n === 0),
      marked: fc.constantFrom('latest' as const, 'latest' as const, 'first' as const, 'none' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('rule' as const),
      isOn: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      approvers: fc.subarray([...people]),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('share' as const),
      person: anyone,
      rights: fc.constantFrom('edit' as const, 'edit' as const, 'view' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('handOver' as const), person: anyone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.integer({ min: 0, max: 4 }).map((n) => (n === 0 ? ('bin' as const) : ('bringBack' as const))),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('tamper' as const),
      how: fc.constantFrom('insert' as const, 'update' as const, 'delete' as const),
    }),
  },
);

interface Answer {
  error: { code?: string; message: string } | null;
}

/** Sends one call as a person. */
async function send(piece: string, person: Person, step: Action, model: Model): Promise<Answer> {
  const client = clients[person];
  const meant = (requestedVersion: number) => requestedVersion || openRequest(model)?.version || 1;
  switch (step.is) {
    case 'write':
      return client.rpc('save_piece', {
        ...{ piece, base_revision: 1, changed: { headline: step.words }, mutation: randomUUID() },
      });
    case 'keep':
      return client.rpc('keep_version', { piece });
    case 'restore':
      return client.rpc('restore_version', { piece, version: step.version, mutation: randomUUID() });
    case 'ask': {
      const base_revision = (await revisionOf(piece)) + (step.isStale ? 1 : 0);
      return client.rpc('ask_for_approval', {
        piece,
        base_revision,
        designer_version: 1,
        brand_version: '1.0',
      });
    }
    case 'withdraw':
      return client.rpc('withdraw_request', { piece });
    case 'approve':
      return client.rpc('approve_version', { piece, version: meant(step.version) });
    case 'askForChanges':
      return client.rpc('ask_for_changes', { piece, version: meant(step.version), note: 'Larger logo.' });
    case 'download': {
      const given = await backend.sql<{ id: number }>(
        "select id from piece_events where piece_id = $1 and action = 'approved' order by id",
        [piece],
      );
      const named = step.marked === 'first' ? given.at(0) : given.at(-1);
      return client.rpc('record_download', {
        ...{ piece, base_revision: (await revisionOf(piece)) + (step.isStale ? 1 : 0) },
        ...{ format: 'pdf', sha256: sha256(piece), bytes: 9, is_proof: false },
        ...(step.marked === 'none' ? {} : { approval: Number(named?.id ?? 0) }),
      });
    }
    case 'rule':
      return client.rpc('set_approval_rule', {
        ...{ designer: 'poster', is_on: step.isOn, approvers: step.approvers.map((each) => accounts[each]) },
      });
    case 'share':
      return client.rpc('share_piece', {
        ...{ piece, person: accounts[step.person], ...(step.rights ? { rights: step.rights } : {}) },
      });
    case 'handOver':
      return client.rpc('hand_over_pieces', { pieces: [piece], person: accounts[step.person] });
    case 'bin':
      return client.rpc('bin_pieces', { pieces: [piece] });
    case 'bringBack':
      return client.rpc('bring_back_pieces', { pieces: [piece] });
    case 'tamper':
      return tamper(piece, client, step.how);
  }
}

async function revisionOf(piece: string): Promise<number> {
  const [now] = await backend.sql<{ revision: number }>('select revision from pieces where id = $1', [piece]);
  return now?.revision ?? 0;
}

/** Tries to forge, change or delete an event, over HTTP and then as the table's owner. Succeeds if either does. */
async function tamper(piece: string, client: Client, how: 'insert' | 'update' | 'delete'): Promise<Answer> {
  const table = client.from('piece_events');
  const forged = { piece_id: piece, version: 1, action: 'withdrawn', actor_id: accounts.admin };
  const answers = {
    insert: () => table.insert(forged),
    update: () => table.update({ actor_id: accounts.admin }).eq('piece_id', piece),
    delete: () => table.delete().eq('piece_id', piece),
  };
  const { error } = await answers[how]();
  if (!error || how === 'insert') return { error };
  const statement =
    how === 'update' ? 'update piece_events set actor_id = gen_random_uuid()' : 'delete from piece_events';
  const { length } = await backend.sql('select 1 from piece_events where piece_id = $1', [piece]);
  if (length === 0) return { error };
  return backend.sql(`${statement} where piece_id = $1`, [piece]).then(
    () => ({ error: null }),
    (refusal: Error) => ({ error: { code: '42501', message: refusal.message } }),
  );
}

interface Stored {
  event: string;
  version: number;
  action: string;
  actor_id: string;
  state: string;
  editors: string[] | null;
  /** A marked file's digest that was approved, if the event that it names is an approval. */
  marked: string | null;
  digest: string | null;
  draft: { headline: string };
  pictures: unknown;
  text: string;
}

const storedOf = (piece: string) =>
  backend.sql<Stored>(
    `select to_jsonb(event)::text as event, event.version, event.action, event.actor_id,
       private.approval_state(event.piece_id, event.version) as state, event.record ->> 'digest' as digest, kept.draft,
       event.record -> 'editors' as editors, case when event.record ->> 'approval' is not null then coalesce((
         select given.record ->> 'digest' from piece_events as given
         where given.id = (event.record ->> 'approval')::bigint and given.piece_id = event.piece_id and given.action = 'approved'
       ), 'none') end as marked,
       jsonb_build_object('draft', kept.draft, 'pictures', '{}'::jsonb)::text as text
     from piece_events as event join piece_versions as kept using (piece_id, version)
     where event.piece_id = $1 order by event.id`,
    [piece],
  );

const idsOf = (who: readonly Person[]) => who.map((each) => accounts[each]).sort();

async function standingOf(piece: string): Promise<number | null> {
  const [found] = await backend.sql<{ version: number | null }>(
    `select (private.approval_of(held.id, private.content_digest(held.draft, held.pictures))).version
     from pieces as held where held.id = $1`,
    [piece],
  );
  return found?.version ?? null;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A sequence of calls, each with its person. */
const sequence = fc.array(fc.record({ someone: anyone, isOwner: fc.boolean(), step: action }), {
  minLength: 200,
  maxLength: 200,
});
type Call = typeof sequence extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Returns the caller. Half of all calls except answers come from the owner, who has the most rights. */
const personOf = (model: Model, { someone, isOwner, step }: Call): Person =>
  isOwner && step.is !== 'approve' && step.is !== 'askForChanges' ? model.owner : someone;

/** The seeds of six sequences. Each partial run uses others. */
const sequences = [1, 2, 3, 4, 5, 6].map((each) => ((seedOfRun ?? 0) % 1_000_000) * 10 + each);

test.each(sequences)(
  "200 calls by five kinds of people approve no other version, no piece of the caller's own, and none outside a review, mark no unapproved file, and change no event: sequence %i",
  (seed) =>
    fc.assert(
      fc.asyncProperty(sequence, async (calls) => {
        const piece = randomUUID();
        const creation = await clients.owner.rpc('create_piece', {
          ...{ piece, designer: 'poster', designer_version: 1, brand_version: '1.0', piece_name: 'Fair' },
          draft: { headline: 'Sun' },
        });
        expect(creation.error).toBeNull();
        let model = begun('Sun');
        const rule = {
          designer: 'poster',
          is_on: true,
          approvers: model.approvers.map((each) => accounts[each]),
        };
        expect((await clients.admin.rpc('set_approval_rule', rule)).error).toBeNull();
        let earlier: readonly string[] = [];
        for (const [index, call] of calls.entries()) {
          const { step } = call;
          const person = personOf(model, call);
          const description = `call ${index}: ${person} ${JSON.stringify(step)} after ${JSON.stringify(model)}`;
          const next = after(model, person, step);
          const { error } = await send(piece, person, step, model);
          if (error) expect(['42501', '23514'], `${description}: ${error.message}`).toContain(error.code);
          expect(error ? 'refused' : 'done', `${description}: ${error?.message}`).toBe(
            next ? 'done' : 'refused',
          );
          model = next ?? model;

          const stored = await storedOf(piece);
          const events = stored.map(({ event }) => event);
          expect(events.slice(0, earlier.length), `${description}: an event changed`).toEqual(earlier);
          earlier = events;
          expect(
            stored.map((each) => [each.version, each.action, each.actor_id, each.state, each.draft.headline]),
            description,
          ).toEqual(
            model.events.map((each) => [
              each.version,
              each.action,
              accounts[each.actor],
              stateOf(model, each.version),
              model.versions[each.version - 1]?.words,
            ]),
          );
          for (const { digest, marked, text } of stored)
            for (const named of [digest, marked]) if (named) expect(named, description).toBe(sha256(text));
          expect(
            stored.flatMap((each) => (each.action === 'asked' ? [each.editors] : [])),
            description,
          ).toEqual(model.events.flatMap(({ editors }) => (editors ? [idsOf(editors)] : [])));
          expect(await standingOf(piece), description).toBe(standing(model) ?? null);
        }
      }),
      { seed, numRuns: 1, endOnFailure: true },
    ),
);

test('the sequences cover each kind of call, both accepted and refused', () => {
  const counts = new Map<string, number>();
  for (const calls of fc.sample(sequence, { seed: 1, numRuns: 6 })) {
    let model = begun('Sun');
    for (const call of calls) {
      const next = after(model, personOf(model, call), call.step);
      const isMarked = call.step.is === 'download' && call.step.marked !== 'none';
      const outcome = `${isMarked ? 'mark' : call.step.is} ${next ? 'done' : 'refused'}`;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      model = next ?? model;
    }
  }
  for (const outcome of [
    'ask done',
    'approve done',
    'approve refused',
    'askForChanges done',
    'tamper refused',
    'download done',
    'mark done',
    'mark refused',
  ])
    expect(counts.get(outcome) ?? 0, outcome).toBeGreaterThan(3);
});
