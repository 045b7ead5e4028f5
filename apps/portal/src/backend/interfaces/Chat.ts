export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface Chat {
  /**
   * Returns the assistant's answer to the last message, chunk by chunk. Aborting `signal`, or leaving the loop, ends
   * it. The first `next()` rejects with `signedOut`, `refused`, `tooManyRequests`, `unreachable` or `unexpected`; a
   * later one with `unreachable` if the answer is cut off.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}
