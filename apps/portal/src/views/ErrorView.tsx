import { Button } from '@daybreak/ui';
import { Message } from './Message.tsx';
import { applicationError } from './messages.ts';

interface ErrorViewProps {
  onRetry: () => void;
  within?: boolean;
}

/** In place of a page that failed. Reloading also helps where a page's code could not be downloaded. */
export const ErrorView = ({ onRetry, within }: ErrorViewProps) => (
  <Message
    title={applicationError.title}
    within={within}
    actions={
      <>
        <Button tone="primary" onClick={onRetry}>
          {applicationError.retry}
        </Button>
        <Button onClick={() => location.reload()}>{applicationError.reload}</Button>
      </>
    }
  >
    {applicationError.text}
  </Message>
);
