/** The two windows of a presentation: the slides for the room, and the speaker's view. */
export type Role = 'deck' | 'presenter';

export interface Position {
  /** Index of the slide, from 0. */
  readonly slide: number;
  /** Index of the selected item, on a slide that has a selection. */
  readonly choice: number;
}

/** A position with its time, which decides between two: the later move wins, or the deck's if they're simultaneous. */
interface Moved extends Position {
  readonly revision: number;
  readonly by: Role;
}

export type PresenterMessage =
  /** Asks the other window to reply with its position. */
  | { readonly type: 'hello'; readonly from: Role }
  | { readonly type: 'position'; readonly from: Role; readonly position: Moved }
  | { readonly type: 'bye'; readonly from: Role };

export interface SyncState {
  readonly role: Role;
  readonly position: Moved;
  /** The other window's state. Unknown until it's first heard from. */
  readonly presence: 'unknown' | 'present' | 'gone';
  /** Hellos sent since the other window was last heard from. */
  readonly unanswered: number;
}

/** The new state after a step, and the messages to send. */
export interface PresenterStep {
  readonly state: SyncState;
  readonly send: readonly PresenterMessage[];
}

/** Unanswered hellos after which the other window counts as closed. */
const patience = 2;

export const onJoin = (role: Role, position: Position): PresenterStep => ({
  state: {
    role,
    position: { ...position, revision: 0, by: role },
    presence: 'unknown',
    unanswered: 0,
  },
  send: [{ type: 'hello', from: role }],
});

/** True if the first position wins: a total order, so that both windows decide the same way. */
function wins(one: Moved, other: Moved): boolean {
  const order = ({ revision, by, slide, choice }: Moved) => [revision, by === 'deck' ? 1 : 0, slide, choice];
  const [oneOrder, otherOrder] = [order(one), order(other)];
  const differs = oneOrder.findIndex((value, index) => value !== otherOrder[index]);
  return differs >= 0 && Number(oneOrder[differs]) > Number(otherOrder[differs]);
}

const answer = ({ role, position }: SyncState): PresenterMessage => ({
  type: 'position',
  from: role,
  position,
});

/** Handles a move in this window. */
export function onMove(state: SyncState, position: Position): PresenterStep {
  const next = {
    ...state,
    position: { ...position, revision: state.position.revision + 1, by: state.role },
  };
  return { state: next, send: [answer(next)] };
}

/** Handles a message. One from a window with the same role changes nothing. */
export function onMessage(state: SyncState, message: PresenterMessage): PresenterStep {
  if (message.from === state.role) return { state, send: [] };
  if (message.type === 'bye') return { state: { ...state, presence: 'gone', unanswered: 0 }, send: [] };
  const nextState: SyncState = { ...state, presence: 'present', unanswered: 0 };
  if (message.type === 'hello') return { state: nextState, send: [answer(nextState)] };
  if (wins(message.position, state.position))
    return { state: { ...nextState, position: message.position }, send: [] };
  // Sends the position if the other window missed a move, or lost to one at the same time.
  return { state: nextState, send: wins(state.position, message.position) ? [answer(nextState)] : [] };
}

/**
 * Checks after a wait whether the other window is still open. A presenter view keeps asking, because the deck may just
 * be busy or asleep; a deck without a presenter view asks no one.
 */
export function onTimeout(state: SyncState): PresenterStep {
  const { role, presence, unanswered } = state;
  if (role === 'deck' && presence !== 'present') return { state, send: [] };
  return {
    state: {
      ...state,
      presence: unanswered >= patience ? 'gone' : presence,
      unanswered: unanswered + 1,
    },
    send: [{ type: 'hello', from: role }],
  };
}

const isIndex = (value: unknown, total: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < total;

/** Returns a message from the channel if it's valid for a deck of `total` slides. */
export function messageOf(data: unknown, total: number): PresenterMessage | undefined {
  const { type, from, position } = (data ?? {}) as Partial<Extract<PresenterMessage, { type: 'position' }>>;
  if (from !== 'deck' && from !== 'presenter') return undefined;
  const kind: string | undefined = type;
  if (kind === 'hello' || kind === 'bye') return { type: kind, from };
  if (kind !== 'position' || !position) return undefined;
  const isMoved =
    isIndex(position.slide, total) &&
    isIndex(position.choice, Number.MAX_SAFE_INTEGER) &&
    isIndex(position.revision, Number.MAX_SAFE_INTEGER) &&
    (position.by === 'deck' || position.by === 'presenter');
  return isMoved ? { type: 'position', from, position } : undefined;
}
