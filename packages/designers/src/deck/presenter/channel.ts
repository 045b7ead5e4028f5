/** Carries messages to the presentation's other window, and never back to the sender. */
export interface Channel {
  post(message: unknown): void;
  onMessage(listener: (data: unknown) => void): () => void;
}

/** A channel between windows of this browser. It needs no network, and works again after either window reloads. */
export function browserChannel(deck: string): Channel {
  const name = `daybreak-deck-${deck}`;
  const sender = new BroadcastChannel(name);
  return {
    post: (message) => sender.postMessage(message),
    onMessage(listener) {
      // Receives only messages of the other window, because a channel doesn't receive its own.
      const receive = ({ data }: MessageEvent) => listener(data);
      sender.addEventListener('message', receive);
      return () => sender.removeEventListener('message', receive);
    },
  };
}

/** Two ends within one page, for stories and tests. */
export function channelPair(): [Channel, Channel] {
  const listeners = [new Set<(data: unknown) => void>(), new Set<(data: unknown) => void>()] as const;
  const end = (index: 0 | 1): Channel => ({
    post: (message) => {
      const sent = structuredClone(message);
      queueMicrotask(() => {
        for (const listener of listeners[index === 0 ? 1 : 0]) listener(sent);
      });
    },
    onMessage(listener) {
      listeners[index].add(listener);
      return () => listeners[index].delete(listener);
    },
  });
  return [end(0), end(1)];
}
