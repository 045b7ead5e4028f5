import type { Elements } from '@daybreak/ui';
import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import '../../shared/theme/styles.css.ts';
import { loadPart } from '@daybreak/ui/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { httpApplicationApi } from '../../backend/applicationApi/httpApplicationApi.ts';
import { projectAddress } from '../../backend/projectAddress.ts';
import { loadTexts } from '../../shared/applications/languages.ts';
import { stated } from '../../shared/applications/messages.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { preferredLanguage } from './storedLanguage.ts';

/** The page by itself, without the portal's router, session and client: applicants often use a phone. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const onUncaughtError = (error: unknown) => {
  console.error('The application form failed.', error);
  root.textContent = stated.unexpected;
  loadTexts(preferredLanguage()).then(
    (words) => {
      root.textContent = words.stated.unexpected;
    },
    (missing) => console.error("Couldn't load a language.", missing),
  );
};

const address = projectAddress();
const api = httpApplicationApi(address);
const show = (page: Elements) =>
  createRoot(root, { onUncaughtError }).render(import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);

if (location.search.includes('position='))
  loadPart(() => import('./position/createPositionPage.ts')).then(
    ({ createPositionPage }) => show(createPositionPage(api, address)),
    onUncaughtError,
  );
else show(<JobApplicationPage api={api} />);
