import { Form, IconButton, TextArea } from '@daybreak/ui';
import { ArrowUp, Square } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { chatLimits } from '../../../backend/chatLimits.ts';
import { useStoredForm } from '../../../shared/forms/useStoredForm.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import * as styles from './ChatCard.css.ts';
import { assistant } from './messages.ts';

interface ChatInputProps {
  /** Set to the text field. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** An answer is in progress, so nothing can be sent. */
  busy: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** From this length on, the field shows a character count. */
const counterFrom = chatLimits.characters - 400;

/** The next question, kept in this browser until it's sent. Enter sends; Shift+Enter starts a new line. */
export function ChatInput({ field, busy, onSend, onStop }: ChatInputProps) {
  const { session } = usePerson().person;
  const form = useStoredForm(`daybreak-question:${session.userId}`, { question: '' });
  const { question } = form.values;

  const send = () => {
    if (busy || !question.trim()) return;
    onSend(question);
    form.discard();
  };
  const press = (event: KeyboardEvent) => {
    // Ignore the Enter that ends the composition of a character. In Safari, only the key code 229 reveals it.
    const composes = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composes) return;
    event.preventDefault();
    send();
  };

  return (
    <Form className={styles.inputRow} onSubmit={send}>
      <TextArea
        ref={field}
        label={assistant.input}
        hideLabel
        placeholder={assistant.placeholder}
        rows={1}
        maxLength={chatLimits.characters}
        counter={
          question.length < counterFrom ? undefined : { count: question.length, limit: chatLimits.characters }
        }
        dir="auto"
        value={question}
        readOnly={busy}
        aria-disabled={busy || undefined}
        onChange={(event) => form.change({ question: event.target.value })}
        onKeyDown={press}
        className={styles.input}
      />
      {busy ? (
        <IconButton
          label={assistant.stop}
          icon={<Square size={16} />}
          onClick={onStop}
          className={styles.send}
        />
      ) : (
        <IconButton
          type="submit"
          tone="primary"
          label={assistant.send}
          icon={<ArrowUp size={18} />}
          disabled={!question.trim()}
          className={styles.send}
        />
      )}
    </Form>
  );
}
