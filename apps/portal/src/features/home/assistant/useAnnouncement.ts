import { useEffect, useRef, useState } from 'react';
import type { ConversationState, Turn } from './conversation.ts';
import { assistant } from './messages.ts';

const endings = { stopped: assistant.stopped, cutOff: assistant.cutOff, canned: '' };

/** Returns an answer's text as shown on screen, and why it's incomplete. */
function outcomeOf(last: Turn | undefined, shownText: string | undefined): string {
  if (!last) return '';
  if (last.role === 'user') return assistant.stopped;
  const ending = last.ending ? endings[last.ending] : '';
  return `${assistant.answered(shownText ?? last.content)} ${ending}`.trim();
}

/**
 * Announces to screen readers that an answer has started, and its text once it's complete. The returned `say` announces
 * anything else.
 *
 * @param shownText returns the last answer's text on the screen
 */
export function useAnnouncement({ turns, status }: ConversationState, shownText: () => string | undefined) {
  const [words, announce] = useState('');
  const wasBusy = useRef(false);
  const last = turns.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is read only when an answer ends.
  useEffect(() => {
    if (status === 'thinking') announce(assistant.started);
    if (status !== 'idle') wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      announce(outcomeOf(last, shownText()));
    }
  }, [status, last]);

  return { words, announce };
}
