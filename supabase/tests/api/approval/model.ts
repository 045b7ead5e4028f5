/*
 * A model of approval, in two hundred lines that share nothing with the database: the test compares the two after each
 * call.
 */

/**
 * Five kinds of people: the piece's creator, an administrator who edits it, a named approver, a super administrator,
 * and other staff.
 */
export const people = ['owner', 'editor', 'approver', 'admin', 'colleague'] as const;
export type Person = (typeof people)[number];

export type Action =
  | { is: 'write'; words: string }
  | { is: 'keep' }
  | { is: 'restore'; version: number }
  | { is: 'ask'; isStale: boolean }
  | { is: 'withdraw' }
  /** Version 0: the one in review. */
  | { is: 'approve' | 'askForChanges'; version: number }
  /** A file of the piece as it is, marked with the latest approval, the first, or none. */
  | { is: 'download'; isStale: boolean; marked: 'latest' | 'first' | 'none' }
  | { is: 'rule'; isOn: boolean; approvers: readonly Person[] }
  | { is: 'share'; person: Person; rights: 'view' | 'edit' | null }
  | { is: 'handOver'; person: Person }
  | { is: 'bin' | 'bringBack' }
  | { is: 'tamper'; how: 'insert' | 'update' | 'delete' };

export interface ModelEvent {
  version: number;
  action: 'asked' | 'withdrawn' | 'changes_asked' | 'approved' | 'downloaded';
  actor: Person;
  /** A request's editors: the people whose changes since the last approved version are in it. */
  editors?: readonly Person[];
}

export interface Model {
  owner: Person;
  shares: Map<Person, 'view' | 'edit'>;
  words: string;
  revision: number;
  /** The last edit's author and revision; undefined if there was none. */
  edit: { by: Person; revision: number } | undefined;
  versions: { words: string; by: Person; revision: number }[];
  events: ModelEvent[];
  isOn: boolean;
  approvers: readonly Person[];
  isBinned: boolean;
}

export const begun = (words: string): Model => ({
  owner: 'owner',
  shares: new Map(),
  words,
  revision: 1,
  edit: undefined,
  versions: [{ words, by: 'owner', revision: 1 }],
  events: [],
  isOn: true,
  approvers: ['owner', 'approver'],
  isBinned: false,
});

const areOfApproval = (events: readonly ModelEvent[]) =>
  events.filter(({ action }) => action !== 'downloaded');

export function stateOf({ events: all }: Model, version: number): string {
  const events = areOfApproval(all);
  const at = events.findLastIndex((event) => event.version === version);
  const last = events[at];
  if (!last || last.action === 'withdrawn') return 'draft';
  if (last.action === 'asked') return 'in_review';
  if (last.action === 'changes_asked') return 'changes_asked';
  return events.slice(at + 1).some(({ action }) => action === 'approved') ? 'superseded' : 'approved';
}

export const openRequest = ({ events }: Model): ModelEvent | undefined => {
  const last = areOfApproval(events).at(-1);
  return last?.action === 'asked' ? last : undefined;
};

const approvals = ({ events }: Model) => events.filter(({ action }) => action === 'approved');

/** The approved version in force, if the piece has its contents. */
export function standing(model: Model): number | undefined {
  const approved = approvals(model).at(-1)?.version;
  return approved && model.versions[approved - 1]?.words === model.words ? approved : undefined;
}

/** The people whose changes since the last approved version are in the piece. */
function editorsOf(model: Model): Person[] {
  const approved = model.versions[(approvals(model).at(-1)?.version ?? 0) - 1];
  const { edit } = model;
  const writers = edit && edit.revision > (approved?.revision ?? 0) ? [edit.by] : [];
  return [...new Set([...writers, ...(approved ? [] : ['owner' as const])])];
}

const isAdministrator = (person: Person) => person === 'editor' || person === 'admin';

/** Returns the piece's next state; undefined if the call must be refused, which may change nothing. */
export function after(model: Model, person: Person, action: Action): Model | undefined {
  const next: Model = structuredClone(model);
  const isOwner = person === model.owner;
  const edits = !model.isBinned && (isOwner || model.shares.get(person) === 'edit');
  const add = (version: number, what: ModelEvent['action'], more: Partial<ModelEvent> = {}) =>
    next.events.push({ version, action: what, actor: person, ...more });
  const keep = (by = person) => {
    const { words, revision } = next;
    if (next.versions.at(-1)?.words !== words) next.versions.push({ words, by, revision });
    return next.versions.length;
  };
  const write = (words: string) => {
    if (next.words === words) return;
    next.words = words;
    next.revision += 1;
    next.edit = { by: person, revision: next.revision };
  };
  const open = openRequest(model);

  switch (action.is) {
    case 'write':
      write(action.words);
      return edits ? next : undefined;
    case 'keep':
      keep();
      return edits ? next : undefined;
    case 'restore': {
      const before = model.versions[action.version - 1];
      if (!edits || !before) return undefined;
      keep();
      write(before.words);
      next.versions.push({ words: before.words, by: person, revision: next.revision });
      return next;
    }
    case 'ask': {
      if (!edits || !model.isOn || action.isStale) return undefined;
      const version = keep();
      if (!['draft', 'changes_asked'].includes(stateOf(next, version))) return undefined;
      if (open) add(open.version, 'withdrawn');
      add(version, 'asked', { editors: editorsOf(next) });
      return next;
    }
    case 'withdraw':
      if (open) add(open.version, 'withdrawn');
      return edits ? next : undefined;
    case 'approve':
    case 'askForChanges': {
      const mayApprove = isAdministrator(person) || model.approvers.includes(person);
      if (!mayApprove || !open || model.isBinned) return undefined;
      const own = [model.owner, open.actor, model.versions[open.version - 1]?.by, ...(open.editors ?? [])];
      if (own.includes(person)) return undefined;
      if (action.version !== 0 && action.version !== open.version) return undefined;
      add(open.version, action.is === 'approve' ? 'approved' : 'changes_asked');
      return next;
    }
    case 'download': {
      const sees = isOwner || (!model.isBinned && model.shares.has(person));
      if (!sees || action.isStale) return undefined;
      const events = approvals(model);
      const named = action.marked === 'first' ? events.at(0) : events.at(-1);
      if (
        action.marked !== 'none' &&
        (!named || named !== events.at(-1) || standing(model) !== named.version)
      )
        return undefined;
      // A download isn't a change: the version belongs to the last person who wrote it.
      add(keep(model.edit?.by ?? model.versions.at(-1)?.by), 'downloaded');
      return next;
    }
    case 'rule':
      next.isOn = action.isOn;
      next.approvers = action.approvers;
      return isAdministrator(person) ? next : undefined;
    case 'share':
      if (!isOwner || model.isBinned) return undefined;
      if (action.rights === null) next.shares.delete(action.person);
      else if (action.person !== model.owner) next.shares.set(action.person, action.rights);
      return next;
    case 'handOver':
      next.owner = action.person;
      next.shares.delete(action.person);
      return isOwner ? next : undefined;
    case 'bin':
    case 'bringBack':
      next.isBinned = action.is === 'bin';
      return isOwner ? next : undefined;
    case 'tamper':
      return undefined;
  }
}
