import { Button, Card, Heading, IconButton, VisuallyHidden } from '@daybreak/ui';
import { MessageSquarePlus, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as styles from './ChatCard.css.ts';
import { ChatInput } from './ChatInput.tsx';
import { useConversation } from './ConversationProvider.tsx';
import { assistant } from './messages.ts';
import { RetryButton } from './RetryButton.tsx';
import { suggestedQuestions } from './suggestedQuestions.ts';
import { Answer, TurnView } from './TurnView.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useLatestInView } from './useLatestInView.ts';

/** The AI assistant: the conversation and the field for the next question, which `takesFocus` focuses. */
export function ChatCard({ takesFocus = false }: { takesFocus?: boolean }) {
  const { now, send, stop, retry, clear } = useConversation();
  const { turns, status } = now;
  const busy = status !== 'idle';
  const list = useRef<HTMLDivElement>(null);
  const turnList = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const isAnswer = turns.at(-1)?.role === 'assistant';
  const last = () => turnList.current?.lastElementChild;
  const { follow, onScroll } = useLatestInView(list, () => (isAnswer ? last() : undefined), now);
  const lastAnswer = () => last()?.querySelector<HTMLElement>(`.${styles.answer}`)?.innerText;
  const { words, announce } = useAnnouncement(now, lastAnswer);

  const ask = (question: string) => {
    Answer.preload();
    follow();
    send(question);
  };
  /** Moves the focus to the question field after the action of a button that disappears. */
  const andBack = (act: () => void) => () => {
    act();
    field.current?.focus();
  };
  const retryQuestion = andBack(() => {
    follow();
    retry();
  });

  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="assistant-title">
      <header className={styles.header}>
        <Sun size={18} className={styles.sign} />
        <Heading level={2} size="md" id="assistant-title" className={styles.title}>
          {assistant.title}
        </Heading>
        {turns.length > 0 ? (
          <IconButton
            size="small"
            label={assistant.clear}
            icon={<MessageSquarePlus size={18} />}
            onClick={andBack(clear)}
          />
        ) : null}
      </header>

      {turns.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{assistant.emptyTitle}</p>
          <p className={styles.emptyText}>{assistant.empty}</p>
          <ul className={styles.suggestions} aria-label={assistant.suggestions}>
            {suggestedQuestions.map((question) => (
              <li key={question}>
                <Button size="small" onClick={andBack(() => ask(question))}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <section
          ref={list}
          className={styles.list}
          aria-label={assistant.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
          tabIndex={0}
          onScroll={onScroll}
        >
          <ol ref={turnList} className={styles.turns}>
            {turns.map((turn, index) => {
              const last = index === turns.length - 1;
              return (
                <TurnView
                  key={turn.id}
                  turn={turn}
                  streaming={busy && last}
                  onRetry={last && !busy ? retryQuestion : undefined}
                  say={announce}
                />
              );
            })}
          </ol>
          {status === 'thinking' ? <p className={styles.thinking}>{assistant.thinking}</p> : null}
          {!busy && turns.at(-1)?.role === 'user' ? (
            <>
              <p className={styles.thinking}>{assistant.stopped}</p>
              <div className={styles.turnActions}>
                <RetryButton onClick={retryQuestion} />
              </div>
            </>
          ) : null}
        </section>
      )}

      <ChatInput field={field} busy={busy} onSend={ask} onStop={andBack(stop)} />
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    </Card>
  );
}
