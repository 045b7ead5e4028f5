import { Alert, Link } from '@daybreak/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import { aside } from '../../shared/passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../../shared/passwordScreen/AuthScreen.tsx';
import { LinkWait } from '../../shared/passwordScreen/LinkWait.tsx';
import { useLink } from '../../shared/passwordScreen/useLink.ts';
import { ownSpanish } from './messages.es.ts';
import { OwnWordsContext, useOwnWords, useWordsOfLink } from './ownWords.ts';
import { Sent } from './Sent.tsx';

/**
 * The page for a confirmation's link. Anyone with the link can view, correct or withdraw the application, in the
 * language it was sent in.
 */
export function OwnApplicationPage() {
  const words = useWordsOfLink(useSearchParams()[0].get('language'));
  return words ? (
    <OwnWordsContext value={words}>
      <LinkedApplication />
    </OwnWordsContext>
  ) : (
    <AuthScreen heading={ownSpanish.own.title} intro={ownSpanish.own.intro} copyright={ownSpanish.copyright}>
      <LinkWait
        link="loading"
        words={ownSpanish.own}
        late={<StillTrying>{ownSpanish.own.stillTrying}</StillTrying>}
        onRetry={() => undefined}
      />
    </AuthScreen>
  );
}

function LinkedApplication() {
  const { ownApplication } = useBackend();
  const { own: text, copyright } = useOwnWords();
  const { token, link, setLink, look } = useLink<ApplicationLink>(
    useCallback((given: string) => ownApplication.open(given), [ownApplication]),
    "Couldn't open an application.",
  );
  usePage(text.title);

  const worthless = typeof link === 'object' && link.state !== 'open';
  return (
    <AuthScreen
      heading={text.title}
      intro={worthless ? text.introOtherwise : text.intro}
      copyright={copyright}
    >
      <LinkWait
        link={link}
        words={text}
        late={<StillTrying>{text.stillTrying}</StillTrying>}
        onRetry={look}
      />
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
