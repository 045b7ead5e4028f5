import type { Chat } from '../../../backend/interfaces/Chat.ts';
import { cannedAnswer } from './messages.ts';

export interface Turn {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** The reason that an answer is incomplete: stopped by the user, cut off, or canned. Undefined if it's complete. */
  readonly ending?: 'stopped' | 'cutOff' | 'canned';
}

export interface ConversationState {
  readonly turns: readonly Turn[];
  /** `thinking` until the first text of an answer, then `answering` until the last. */
  readonly status: 'idle' | 'thinking' | 'answering';
}

export interface Conversation {
  state(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Sends the trimmed text, unless it's blank or an answer is in progress. */
  send(text: string): void;
  /** Stops the answer in progress right away, even if the server isn't reached, and keeps what has arrived. */
  stop(): void;
  /** Asks the last question again and replaces its answer. */
  retry(): void;
  clear(): void;
}

/** Minimum milliseconds between notifications of new text: one frame. */
const refresh = 16;

const empty: ConversationState = { turns: [], status: 'idle' };

/** Creates a conversation with the assistant, which continues while the user visits other pages. */
export function createConversation(chat: Chat): Conversation {
  const listeners = new Set<() => void>();
  let state = empty;
  let lastId = 0;
  let running: AbortController | undefined;

  const set = (next: ConversationState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const turn = (role: Turn['role'], content: string, ending?: Turn['ending']): Turn => {
    lastId += 1;
    return { id: lastId, role, content, ending };
  };

  async function answer(question: string, before: readonly Turn[]): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    const answer = turn('assistant', '');
    let content = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (status: ConversationState['status'], ending?: Turn['ending']) => {
      clearTimeout(timer);
      timer = undefined;
      // It was stopped, or another conversation has started since.
      if (running !== controller) return;
      if (status === 'idle') running = undefined;
      set({ status, turns: content.trim() ? [...before, { ...answer, content, ending }] : before });
    };
    signal.addEventListener('abort', () => show('idle', 'stopped'));

    let failed = false;
    try {
      // Canned answers aren't the assistant's.
      const earlierTurns = before.filter(({ ending }) => ending !== 'canned');
      for await (const text of chat.ask(
        earlierTurns.map(({ role, content: words }) => ({ role, content: words })),
        signal,
      )) {
        if (signal.aborted) return;
        content += text;
        if (content.trim()) timer ??= setTimeout(() => show('answering'), refresh);
      }
    } catch (error) {
      if (signal.aborted) return;
      failed = true;
      console.error("The assistant couldn't answer.", error);
    }
    if (content.trim()) show('idle', failed ? 'cutOff' : undefined);
    else {
      content = cannedAnswer(question);
      show('idle', 'canned');
    }
  }

  const ask = (question: string, turns: readonly Turn[]) => {
    set({ turns, status: 'thinking' });
    void answer(question, turns);
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(text) {
      const question = text.trim();
      if (!question || running) return;
      ask(question, [...state.turns, turn('user', question)]);
    },
    stop: () => running?.abort(),
    retry() {
      const last = state.turns.findLastIndex(({ role }) => role === 'user');
      const question = state.turns[last]?.content;
      if (running || question === undefined) return;
      ask(question, state.turns.slice(0, last + 1));
    },
    clear() {
      const lastController = running;
      running = undefined;
      lastController?.abort();
      set(empty);
    },
  };
}
