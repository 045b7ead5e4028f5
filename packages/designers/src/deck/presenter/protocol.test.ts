import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  messageOf,
  onJoin,
  onMessage,
  onMove,
  onTimeout,
  type PresenterMessage,
  type PresenterStep,
  type Role,
} from './protocol.ts';

const at = (slide: number, choice = 0) => ({ slide, choice });
const total = 9;

/** Two windows and the messages in transit between them, each direction in order. */
class Presentation {
  readonly states = { deck: onJoin('deck', at(3)), presenter: onJoin('presenter', at(0)) };
  readonly underWay: Record<Role, PresenterMessage[]> = { deck: [], presenter: [] };

  constructor() {
    this.#send('deck', this.states.deck.send);
    this.#send('presenter', this.states.presenter.send);
  }

  move(role: Role, slide: number): void {
    this.#take(role, onMove(this.states[role].state, at(slide)));
  }

  reload(role: Role): void {
    this.#send(role, [{ type: 'bye', from: role }]);
    this.underWay[role] = [];
    const { slide, choice } = this.states[role].state.position;
    this.#take(role, onJoin(role, at(slide, choice)));
  }

  /** Lets the oldest message to a window arrive. */
  deliver(to: Role): void {
    const message = this.underWay[to].shift();
    if (message) this.#take(to, onMessage(this.states[to].state, message));
  }

  settle(): void {
    while (this.underWay.deck.length + this.underWay.presenter.length > 0) {
      this.deliver('deck');
      this.deliver('presenter');
    }
  }

  slides(): number[] {
    return [this.states.deck.state.position.slide, this.states.presenter.state.position.slide];
  }

  #take(role: Role, step: PresenterStep): void {
    this.states[role] = step;
    this.#send(role, step.send);
  }

  #send(from: Role, messages: readonly PresenterMessage[]): void {
    this.underWay[from === 'deck' ? 'presenter' : 'deck'].push(...messages);
  }
}

const opened = () => {
  const presentation = new Presentation();
  presentation.settle();
  return presentation;
};

describe('two windows of a presentation', () => {
  it('open where the deck is', () => {
    const presentation = opened();
    expect(presentation.slides()).toEqual([3, 3]);
    expect(presentation.states.deck.state.presence).toBe('present');
    expect(presentation.states.presenter.state.presence).toBe('present');
  });

  it.each<Role>(['deck', 'presenter'])('follow a move in the %s', (role) => {
    const presentation = opened();
    presentation.move(role, 6);
    presentation.settle();
    expect(presentation.slides()).toEqual([6, 6]);
  });

  it('follow the deck when both move at once', () => {
    const presentation = opened();
    presentation.move('presenter', 8);
    presentation.move('deck', 1);
    presentation.settle();
    expect(presentation.slides()).toEqual([1, 1]);
  });

  it.each<Role>(['deck', 'presenter'])(
    'catch up after a reload of the %s in which the other moved',
    (role) => {
      const presentation = opened();
      presentation.move('deck', 5);
      presentation.settle();
      presentation.reload(role);
      presentation.move(role === 'deck' ? 'presenter' : 'deck', 7);
      presentation.settle();
      expect(presentation.slides()).toEqual([7, 7]);
    },
  );

  it('end on the same slide, whatever happens in whatever order', () => {
    const role = fc.constantFrom<Role>('deck', 'presenter');
    const event = fc.oneof(
      fc.record({ does: fc.constant('move' as const), role, slide: fc.nat(total - 1) }),
      fc.record({ does: fc.constant('deliver' as const), role }),
      fc.record({ does: fc.constant('reload' as const), role }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const presentation = opened();
        for (const happening of events) {
          if (happening.does === 'move') presentation.move(happening.role, happening.slide);
          else presentation[happening.does](happening.role);
        }
        presentation.settle();
        const [deck, presenter] = presentation.slides();
        expect(presenter).toBe(deck);
      }),
    );
  });
});

describe('a window', () => {
  const together = () => opened().states.presenter.state;

  it('knows immediately that the other was closed, and that it’s back', () => {
    const alone = onMessage(together(), { type: 'bye', from: 'deck' }).state;
    expect(alone.presence).toBe('gone');
    expect(onMessage(alone, { type: 'hello', from: 'deck' }).state.presence).toBe('present');
  });

  it('considers the other gone after three waits without an answer', () => {
    const presences = [];
    let state = together();
    for (let wait = 0; wait < 3; wait += 1) {
      ({ state } = onTimeout(state));
      presences.push(state.presence);
    }
    expect(presences).toEqual(['present', 'present', 'gone']);
  });

  it('finds a deck again that was only busy', () => {
    let step = onTimeout(together());
    for (let wait = 0; wait < 5; wait += 1) step = onTimeout(step.state);
    expect(step.state.presence).toBe('gone');
    expect(step.send).toEqual([{ type: 'hello', from: 'presenter' }]);
    const { position } = step.state;
    expect(onMessage(step.state, { type: 'position', from: 'deck', position }).state.presence).toBe(
      'present',
    );
  });

  it('keeps waiting as long as the other answers', () => {
    let state = together();
    for (let wait = 0; wait < 10; wait += 1) {
      ({ state } = onTimeout(state));
      state = onMessage(state, { type: 'position', from: 'deck', position: state.position }).state;
    }
    expect(state.presence).toBe('present');
  });

  it('sends nothing as a deck that never had a presenter', () => {
    const { state } = onJoin('deck', at(0));
    expect(onTimeout(state)).toEqual({ state, send: [] });
  });

  it('ignores a window in its own role', () => {
    const state = together();
    const position = { slide: 8, choice: 0, revision: 99, by: 'presenter' } as const;
    expect(onMessage(state, { type: 'position', from: 'presenter', position })).toEqual({ state, send: [] });
  });
});

describe('messageOf', () => {
  const position = { slide: 8, choice: 4, revision: 12, by: 'deck' };

  it('accepts the three messages', () => {
    for (const message of [
      { type: 'hello', from: 'deck' },
      { type: 'bye', from: 'presenter' },
      { type: 'position', from: 'deck', position },
    ])
      expect(messageOf(message, total)).toEqual(message);
  });

  it.each([
    null,
    'hello',
    {},
    { type: 'hello', from: 'audience' },
    { type: 'jump', from: 'deck' },
    { type: 'position', from: 'deck' },
    { type: 'position', from: 'deck', position: { ...position, slide: 9 } },
    { type: 'position', from: 'deck', position: { ...position, slide: 1.5 } },
    { type: 'position', from: 'deck', position: { ...position, choice: -1 } },
    { type: 'position', from: 'deck', position: { ...position, revision: '12' } },
    { type: 'position', from: 'deck', position: { ...position, by: 'me' } },
  ])('refuses %j', (data) => {
    expect(messageOf(data, total)).toBeUndefined();
  });
});
