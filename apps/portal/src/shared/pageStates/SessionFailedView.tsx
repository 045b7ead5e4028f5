import { Button } from '@daybreak/ui';
import { sessionFailed } from './deferredMessages.ts';
import { Message } from './Message.tsx';

/** Shown if we couldn't find out in time who is signed in. */
export const SessionFailedView = ({ onRetry }: { onRetry: () => void }) => (
  <Message
    title={sessionFailed.title}
    actions={
      <Button tone="primary" onClick={onRetry}>
        {sessionFailed.retry}
      </Button>
    }
  >
    {sessionFailed.text}
  </Message>
);
