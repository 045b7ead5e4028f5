import { Alert, Button, type Elements, Spinner } from '@daybreak/ui';
import { StillTrying } from '../../pageStates/StillTrying.tsx';

interface LinkWaitProps {
  /** Of the link that led here: on its way, not to be had, or what it is worth. */
  link: unknown;
  words: { checking: string; unreadTitle: string; unread: string; retry: string };
  /** What is said once it takes long, where the page is not in English. */
  late?: Elements;
  onRetry: () => void;
}

/** Until it is known what a link is worth. */
export function LinkWait({ link, words, late = <StillTrying />, onRetry }: LinkWaitProps) {
  if (link === 'loading')
    return (
      <>
        <Spinner label={words.checking} />
        {late}
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
