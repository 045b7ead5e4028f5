import { Card, Heading, IconButton, VisuallyHidden } from '@daybreak/ui';
import { MessageSquarePlus, Sun } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './ChatCard.css.ts';
import { ChatInput } from './ChatInput.tsx';
import { useConversation } from './ConversationProvider.tsx';
import { assistant } from './messages.ts';
import { TurnView } from './TurnView.tsx';

/** This close to the end, in CSS pixels, the reader is taken along with what is new. */
const nearEnd = 48;

/** The AI assistant: what was said, what is being said, and the question to come. */
export function ChatCard() {
  const { now, send, stop, retry, clear } = useConversation();
  const { turns, status } = now;
  const busy = status !== 'idle';
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    const node = list.current;
    if (node && turns && follows.current) node.scrollTop = node.scrollHeight;
  }, [turns]);

  const ask = (question: string) => {
    follows.current = true;
    send(question);
  };

  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="assistant-title">
      <header className={styles.header}>
        <Sun size={18} aria-hidden="true" className={styles.sign} />
        <Heading level={2} size="md" id="assistant-title" className={styles.title}>
          {assistant.title}
        </Heading>
        {turns.length > 0 ? (
          <IconButton
            size="small"
            label={assistant.clear}
            icon={<MessageSquarePlus size={18} aria-hidden="true" />}
            onClick={clear}
          />
        ) : null}
      </header>

      {turns.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{assistant.emptyTitle}</p>
          <p className={styles.emptyText}>{assistant.empty}</p>
        </div>
      ) : (
        <section
          ref={list}
          className={styles.list}
          aria-label={assistant.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          }}
        >
          <ol className={styles.turns}>
            {turns.map((turn, index) => {
              const last = index === turns.length - 1;
              return (
                <TurnView
                  key={turn.id}
                  turn={turn}
                  streaming={busy && last}
                  onRetry={last && !busy ? retry : undefined}
                />
              );
            })}
          </ol>
          {status === 'thinking' ? <p className={styles.thinking}>{assistant.thinking}</p> : null}
        </section>
      )}

      <ChatInput busy={busy} onSend={ask} onStop={stop} />
      <Announcement />
    </Card>
  );
}

/** Tells a screen reader that an answer has begun and what it was when it is complete; nothing in between. */
function Announcement() {
  const { turns, status } = useConversation().now;
  const [words, setWords] = useState('');
  const asked = useRef(false);
  const last = turns.at(-1);

  useEffect(() => {
    if (status === 'thinking') {
      asked.current = true;
      setWords(assistant.started);
    } else if (status === 'idle' && asked.current) {
      asked.current = false;
      setWords(last?.role === 'assistant' ? assistant.answered(last.content) : assistant.noText);
    }
  }, [status, last]);

  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}
