import { Alert, Button, type Elements, Spinner } from '@daybreak/ui';
import { StillTrying } from '../pageStates/StillTrying.tsx';

interface LinkWaitProps {
  /** The link's state: loading, failed, or its content. */
  link: unknown;
  messages: { checking: string; unreadTitle: string; unread: string; retry: string };
  /** The message for a slow answer, if the page isn't in English. */
  lateNote?: Elements;
  onRetry: () => void;
}

/** Shown until we know the link's purpose. */
export function LinkWait({ link, messages: words, lateNote = <StillTrying />, onRetry }: LinkWaitProps) {
  if (link === 'loading')
    return (
      <>
        <Spinner label={words.checking} />
        {lateNote}
      </>
    );
  if (link === 'failed')
    return (
      <>
        <Alert tone="danger" title={words.unreadTitle}>
          {words.unread}
        </Alert>
        <Button tone="primary" wide onClick={onRetry}>
          {words.retry}
        </Button>
      </>
    );
  return null;
}
