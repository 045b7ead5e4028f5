/* What approval is, in a hundred lines that share nothing with the database: the test compares the two after each call. */

/** Five kinds of people: who made the piece, an administrator who edits it, a named approver, a super administrator, and other staff. */
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
  | { is: 'rule'; isOn: boolean; approvers: readonly Person[] }
  | { is: 'share'; person: Person; rights: 'view' | 'edit' | null }
  | { is: 'handOver'; person: Person }
  | { is: 'bin' | 'bringBack' }
  | { is: 'tamper'; how: 'insert' | 'update' | 'delete' };

export interface ModelEvent {
  version: number;
  action: 'asked' | 'withdrawn' | 'changes_asked' | 'approved';
  actor: Person;
}

export interface Model {
  owner: Person;
  shares: Map<Person, 'view' | 'edit'>;
  words: string;
  versions: { words: string; by: Person }[];
  events: ModelEvent[];
  isOn: boolean;
  approvers: readonly Person[];
  isBinned: boolean;
}

export const begun = (words: string): Model => ({
  owner: 'owner',
  shares: new Map(),
  words,
  versions: [{ words, by: 'owner' }],
  events: [],
  isOn: true,
  approvers: ['owner', 'approver'],
  isBinned: false,
});

export function stateOf({ events }: Model, version: number): string {
  const at = events.findLastIndex((event) => event.version === version);
  const last = events[at];
  if (!last || last.action === 'withdrawn') return 'draft';
  if (last.action === 'asked') return 'in_review';
  if (last.action === 'changes_asked') return 'changes_asked';
  return events.slice(at + 1).some(({ action }) => action === 'approved') ? 'superseded' : 'approved';
}

export const openRequest = ({ events }: Model): ModelEvent | undefined => {
  const last = events.at(-1);
  return last?.action === 'asked' ? last : undefined;
};

const isAdministrator = (person: Person) => person === 'editor' || person === 'admin';

/** What the piece becomes; undefined if the call must be refused, and then nothing may change. */
export function after(model: Model, person: Person, action: Action): Model | undefined {
  const next: Model = structuredClone(model);
  const isOwner = person === model.owner;
  const edits = !model.isBinned && (isOwner || model.shares.get(person) === 'edit');
  const add = (version: number, what: ModelEvent['action']) =>
    next.events.push({ version, action: what, actor: person });
  const keep = () => {
    if (next.versions.at(-1)?.words !== next.words) next.versions.push({ words: next.words, by: person });
    return next.versions.length;
  };
  const open = openRequest(model);

  switch (action.is) {
    case 'write':
      next.words = action.words;
      return edits ? next : undefined;
    case 'keep':
      keep();
      return edits ? next : undefined;
    case 'restore': {
      const before = model.versions[action.version - 1];
      if (!edits || !before) return undefined;
      keep();
      next.words = before.words;
      next.versions.push({ words: before.words, by: person });
      return next;
    }
    case 'ask': {
      if (!edits || !model.isOn || action.isStale) return undefined;
      const version = keep();
      if (!['draft', 'changes_asked'].includes(stateOf(next, version))) return undefined;
      if (open) add(open.version, 'withdrawn');
      add(version, 'asked');
      return next;
    }
    case 'withdraw':
      if (open) add(open.version, 'withdrawn');
      return edits ? next : undefined;
    case 'approve':
    case 'askForChanges': {
      const mayApprove = isAdministrator(person) || model.approvers.includes(person);
      if (!mayApprove || !open || model.isBinned) return undefined;
      if ([model.owner, open.actor, model.versions[open.version - 1]?.by].includes(person)) return undefined;
      if (action.version !== 0 && action.version !== open.version) return undefined;
      add(open.version, action.is === 'approve' ? 'approved' : 'changes_asked');
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
