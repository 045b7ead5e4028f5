import type { Elements } from '@daybreak/ui';
import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import '../../shared/theme/styles.css.ts';
import { loadPart } from '@daybreak/ui/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { httpDesk } from '../../backend/applicationDesk/httpDesk.ts';
import { projectAddress } from '../../backend/projectAddress.ts';
import { stated } from '../../shared/applications/messages.ts';
import { wordsOf } from '../../shared/applications/words.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { preferredLanguage } from './keptLanguage.ts';

/** The page by itself, without the portal's router, session and client: applicants often use a phone. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const onUncaughtError = (error: unknown) => {
  console.error('The application form failed.', error);
  root.textContent = stated.unexpected;
  wordsOf(preferredLanguage()).then(
    (words) => {
      root.textContent = words.stated.unexpected;
    },
    (missing) => console.error("Couldn't load a language.", missing),
  );
};

const address = projectAddress();
const desk = httpDesk(address);
const show = (page: Elements) =>
  createRoot(root, { onUncaughtError }).render(import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);

if (location.search.includes('position='))
  loadPart(() => import('./position/forStart.ts')).then(
    ({ positionPage }) => show(positionPage(desk, address)),
    onUncaughtError,
  );
else show(<JobApplicationPage desk={desk} />);
