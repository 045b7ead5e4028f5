import { memoryDrafts } from '../../../editor/drafts/draftStore.ts';
import { memoryImages } from '../../../editor/images/store/imageStore.ts';
import type { LibraryControl } from '../libraryControl.ts';
import { textsOf } from '../links.ts';
import { type PieceDraft, type PieceStore, PieceStoreError } from '../pieceStore.ts';
import { memoryOutbox } from '../sync/outbox.ts';
import { startLibrary } from '../sync/startLibrary.ts';
import { pageLock } from '../sync/tabLock.ts';

export type ClientName = 'a' | 'b';
/**
 * The outcome of a request: it arrives, or the request or its answer gets lost, or the page crashes before the answer,
 * or the store is killed.
 */
export type RequestOutcome = 'arrives' | 'lost' | 'answerLost' | 'crash' | 'killed';
export type ClientStep =
  | { do: 'edit'; who: ClientName; field: string }
  | { do: 'takeAway'; who: ClientName; field: string }
  | { do: 'send' | 'look'; who: ClientName; fates: readonly RequestOutcome[] }
  | { do: 'reload'; who: ClientName };

interface Edit {
  who: ClientName;
  field: string;
  value: string | undefined;
  /** All values that this client had seen in the field when the edit was made. */
  seen: ReadonlySet<string | undefined>;
}

const key = 'poster';
export const fields = ['title', 'subtitle', 'title@18x24'] as const;

/**
 * Simulates two browsers with one store. Each edit has its own value, so it can be traced.
 *
 * @param killDuring kills the store during a request and restarts it
 */
export async function twoClients(
  stores: Readonly<Record<ClientName, PieceStore>>,
  share: (piece: string) => Promise<void> | void,
  killDuring?: <Value>(request: () => Promise<Value>) => Promise<Value>,
) {
  const edits: Edit[] = [];
  /** The value of a field in the store before and after each request, and whose request it was. */
  const written: { who: ClientName; field: string; before: string | undefined; after: string | undefined }[] =
    [];
  const makeClient = (who: ClientName) => {
    const drafts = memoryDrafts();
    const outbox = memoryOutbox();
    const [images, pieceImages] = [memoryImages(), memoryImages()];
    const seen = new Map<string, Set<string | undefined>>();
    let fates: RequestOutcome[] = [];
    /** Ends the page, so that no one receives the answer. */
    let leave = () => {};
    const meet = async <Value>(
      asked: () => Promise<Value>,
      watch: (request: () => Promise<Value>) => Promise<Value> = (request) => request(),
    ): Promise<Value> => {
      const fate = fates.shift() ?? 'arrives';
      if (fate === 'lost') throw new PieceStoreError('away', 'The connection was cut.');
      const answer = await watch(fate === 'killed' && killDuring ? () => killDuring(asked) : asked);
      if (fate === 'answerLost') throw new PieceStoreError('away', 'The connection was cut.');
      if (fate !== 'crash') return answer;
      leave();
      return new Promise<Value>(() => {});
    };
    const own = stores[who];
    const store: PieceStore = {
      ...own,
      create: (piece) => meet(() => own.create(piece)),
      open: (id) => meet(() => own.open(id)),
      save: (change) =>
        meet(
          () => own.save(change),
          async (request) => {
            const before = (await own.open(change.id)).draft;
            try {
              return await request();
            } finally {
              const after = (await own.open(change.id)).draft;
              for (const field of fields)
                if (before[field] !== after[field])
                  written.push({ who, field, before: before[field], after: after[field] });
            }
          },
        ),
      visit: (id, place, leaving) => meet(() => own.visit(id, place, leaving)),
    };
    const start = (): LibraryControl =>
      startLibrary({
        ...{ store, drafts, outbox, images, pieceImages },
        account: who,
        designers: [{ id: key, title: 'Poster' }],
        designerVersion: 1,
        // A tab that's gone holds no lock.
        alone: pageLock(),
        later: () => () => {},
      });
    const client = {
      control: start(),
      key: key,
      local: (): PieceDraft => textsOf(drafts.load(client.key)),
      look() {
        for (const field of fields) {
          const values = seen.get(field) ?? new Set();
          seen.set(field, values.add(client.local()[field]));
        }
      },
      seen: (field: string): ReadonlySet<string | undefined> => new Set(seen.get(field)),
      /** Runs `work` until it ends or its page is gone. */
      async within(next: readonly RequestOutcome[], work: () => Promise<unknown>) {
        fates = [...next];
        const gone = new Promise<'gone'>((resolve) => {
          leave = () => resolve('gone');
        });
        const end = await Promise.race([work(), gone]);
        fates = [];
        if (end === 'gone') client.reload();
      },
      reload() {
        fates = [];
        client.control.stop();
        client.control = start();
      },
    };
    return client;
  };
  const clients = { a: makeClient('a'), b: makeClient('b') };
  const piece = (() => {
    clients.a.control.drafts.save(key, { title: 'Begun', subtitle: 'Begun' });
    return clients.a.control.keep(key, 'Spring fair');
  })();
  await clients.a.control.flush();
  await share(piece);
  clients.b.key = await clients.b.control.openPiece(piece);

  async function take(step: ClientStep) {
    const client = clients[step.who];
    client.look();
    if (step.do === 'edit' || step.do === 'takeAway') {
      const value = step.do === 'edit' ? `${step.who}${edits.length}` : undefined;
      const { [step.field]: _, ...rest } = client.local();
      edits.push({ who: step.who, field: step.field, value, seen: client.seen(step.field) });
      client.control.drafts.save(client.key, value === undefined ? rest : { ...rest, [step.field]: value });
    } else if (step.do === 'send') await client.within(step.fates, () => client.control.flush());
    else if (step.do === 'look') await client.within(step.fates, () => client.control.refresh(client.key));
    else client.reload();
    client.look();
  }

  /** All connections work again. */
  async function settle() {
    for (let round = 0; round < 3; round++)
      for (const { control, key: own } of [clients.a, clients.b]) {
        control.retry(own);
        await control.flush();
        await control.refresh(own);
      }
  }

  /** Describes what went wrong; empty if nothing did. Called after they've settled. */
  async function faults(): Promise<string[]> {
    const found: string[] = [];
    const { draft } = await stores.a.open(piece);
    for (const who of ['a', 'b'] as const) {
      const { control, local, key: own } = clients[who];
      const mine = local();
      for (const field of fields)
        if (mine[field] !== draft[field])
          found.push(`${who} has ${mine[field]} in ${field}, the store ${draft[field]}`);
      const state = control.stateOf(own);
      if (state.is !== 'saved') found.push(`${who} is ${JSON.stringify(state)}`);
      for (const field of fields) {
        const last = edits.findLast(
          (edit) => edit.who === who && edit.field === field && edit.value !== undefined,
        );
        const isLast = last && edits.findLast((edit) => edit.who === who && edit.field === field) === last;
        if (isLast && !written.some(({ after }) => after === last.value))
          found.push(`${last.value} never arrived in ${field}`);
      }
      const listed = control.pieceOf(own)?.overwritten ?? [];
      for (const { field, before, after } of written.filter((each) => each.who === who)) {
        const edit = edits.find((each) => each.value !== undefined && each.value === after);
        if (!edit || before === undefined || edit.seen.has(before)) continue;
        if (edits.find(({ value }) => value === before)?.who === who) continue;
        if (!listed.some((each) => each.field === field && each.value === before))
          found.push(`${before} in ${field} gave way to ${after} of ${who} and is not listed`);
      }
    }
    for (const { value } of edits)
      if (value !== undefined && written.filter(({ after }) => after === value).length > 1)
        found.push(`${value} was done twice`);
    return found;
  }
  return { take, settle, faults, piece, clients };
}
