import { useEffect, useRef, useState } from 'react';
import type { ConversationState, Turn } from './conversation.ts';
import { assistant } from './messages.ts';

const endings = { stopped: assistant.stopped, cutOff: assistant.cutOff, canned: '' };

/** Returns an answer's text as shown on screen, and why it's incomplete. */
function outcomeOf(last: Turn | undefined, shown: string | undefined): string {
  if (!last) return '';
  if (last.role === 'user') return assistant.stopped;
  const why = last.ending ? endings[last.ending] : '';
  return `${assistant.answered(shown ?? last.content)} ${why}`.trim();
}

/**
 * Announces to screen readers that an answer has started, and its text once it's complete. The returned `say` announces
 * anything else.
 *
 * @param shown returns the last answer's text on the screen
 */
export function useAnnouncement({ turns, status }: ConversationState, shown: () => string | undefined) {
  const [words, say] = useState('');
  const asked = useRef(false);
  const last = turns.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is read only when an answer ends.
  useEffect(() => {
    if (status === 'thinking') say(assistant.started);
    if (status !== 'idle') asked.current = true;
    else if (asked.current) {
      asked.current = false;
      say(outcomeOf(last, shown()));
    }
  }, [status, last]);

  return { words, say };
}
