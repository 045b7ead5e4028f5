import { Button, useOnline } from '@daybreak/ui';
import { Message } from './Message.tsx';
import { applicationError, partMissing } from './messages.ts';

interface ErrorViewProps {
  onRetry: () => void;
  /** Whether the code couldn't be downloaded: then nothing is broken. */
  missing?: boolean;
  isInPage?: boolean;
}

/** Shown instead of a page that failed, or didn't load. */
export function ErrorView({ onRetry, missing = false, isInPage }: ErrorViewProps) {
  const online = useOnline();
  const words = missing ? partMissing : applicationError;
  return (
    <Message
      title={words.title}
      isInPage={isInPage}
      actions={
        <>
          <Button tone="primary" onClick={onRetry}>
            {words.retry}
          </Button>
          {online ? <Button onClick={() => location.reload()}>{words.reload}</Button> : null}
        </>
      }
    >
      {missing && !online ? partMissing.offline : words.text}
    </Message>
  );
}
