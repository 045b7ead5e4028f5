import { Alert, Button, Link, Spinner } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/OwnApplication.ts';
import { usePage } from '../../navigation/usePage.ts';
import { StillTrying } from '../../pageStates/StillTrying.tsx';
import { aside } from '../passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../passwordScreen/AuthScreen.tsx';
import { own as text } from './messages.ts';
import { Sent } from './Sent.tsx';

/** Behind the "#", which no server and no log sees. */
const tokenInAddress = () => window.location.hash.replace(/^#/, '');

/** Where the link of a confirmation leads: whoever has it looks at the application, corrects it or withdraws it. */
export function OwnApplicationPage() {
  const { ownApplication } = useBackend();
  const [token] = useState(tokenInAddress);
  const [link, setLink] = useState<ApplicationLink | 'loading' | 'failed'>('loading');
  usePage(text.title);

  const look = useCallback(() => {
    setLink('loading');
    ownApplication.open(token).then(setLink, (error: unknown) => {
      console.error('An application could not be opened.', error);
      setLink('failed');
    });
  }, [ownApplication, token]);
  useEffect(look, [look]);

  const worthless = typeof link === 'object' && link.state !== 'open';
  return (
    <AuthScreen heading={text.title} intro={worthless ? text.introOtherwise : text.intro}>
      {link === 'loading' ? (
        <>
          <Spinner label={text.checking} />
          <StillTrying />
        </>
      ) : null}
      {link === 'failed' ? (
        <>
          <Alert tone="danger" title={text.unreadTitle}>
            {text.unread}
          </Alert>
          <Button tone="primary" wide onClick={look}>
            {text.retry}
          </Button>
        </>
      ) : null}
      {typeof link === 'object' && link.state === 'open' ? (
        <Sent token={token} application={link.application} onChanged={setLink} />
      ) : null}
      {worthless ? (
        <>
          <Alert
            tone={link.state === 'withdrawn' ? 'success' : 'warning'}
            title={text.worthless[link.state].title}
          >
            {text.worthless[link.state].body}
          </Alert>
          <div className={aside}>
            <Link href="/job-application">{text.again}</Link>
          </div>
        </>
      ) : null}
    </AuthScreen>
  );
}
