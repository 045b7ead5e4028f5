import { Alert, Link } from '@daybreak/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import { unlistedPaths } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import { aside } from '../../shared/passwordScreen/AuthScreen.css.ts';
import { AuthScreen } from '../../shared/passwordScreen/AuthScreen.tsx';
import { LinkWait } from '../../shared/passwordScreen/LinkWait.tsx';
import { useLink } from '../../shared/passwordScreen/useLink.ts';
import { ownSpanish } from './messages.es.ts';
import { OwnApplicationTextsContext, useOwnApplicationTexts, useTextsOfLink } from './ownApplicationTexts.ts';
import { SentApplicationView } from './SentApplicationView.tsx';

/**
 * The page for a confirmation's link. Anyone with the link can view, correct or withdraw the application, in the
 * language it was sent in.
 */
export function OwnApplicationPage() {
  const words = useTextsOfLink(useSearchParams()[0].get('language'));
  return words ? (
    <OwnApplicationTextsContext value={words}>
      <LinkedApplication />
    </OwnApplicationTextsContext>
  ) : (
    <AuthScreen
      heading={ownSpanish.text.title}
      intro={ownSpanish.text.intro}
      copyright={ownSpanish.copyright}
    >
      <LinkWait
        link="loading"
        messages={ownSpanish.text}
        lateNote={<StillTrying>{ownSpanish.text.stillTrying}</StillTrying>}
        onRetry={() => undefined}
      />
    </AuthScreen>
  );
}

function LinkedApplication() {
  const { ownApplication } = useBackend();
  const { text, copyright } = useOwnApplicationTexts();
  const { token, link, setLink, reload } = useLink<ApplicationLink>(
    useCallback((linkToken: string) => ownApplication.open(linkToken), [ownApplication]),
    "Couldn't open an application.",
  );
  usePage(text.title);

  const isClosed = typeof link === 'object' && link.state !== 'open';
  return (
    <AuthScreen
      heading={text.title}
      intro={isClosed ? text.introOtherwise : text.intro}
      copyright={copyright}
    >
      <LinkWait
        link={link}
        messages={text}
        lateNote={<StillTrying>{text.stillTrying}</StillTrying>}
        onRetry={reload}
      />
      {typeof link === 'object' && link.state === 'open' ? (
        <SentApplicationView token={token} application={link.application} onChanged={setLink} />
      ) : null}
      {isClosed ? (
        <>
          <Alert
            tone={link.state === 'withdrawn' ? 'success' : 'warning'}
            title={text.worthless[link.state].title}
          >
            {text.worthless[link.state].body}
          </Alert>
          <div className={aside}>
            <Link href={unlistedPaths.applicationForm}>{text.again}</Link>
          </div>
        </>
      ) : null}
    </AuthScreen>
  );
}
