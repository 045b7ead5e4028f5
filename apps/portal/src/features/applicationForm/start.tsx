import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import '../../styles.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { projectAddress } from '../../backend/projectAddress.ts';
import { httpDesk } from './httpDesk.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { preferredLanguage } from './keptLanguage.ts';
import { stated } from './messages.ts';
import { wordsOf } from './words.ts';

/** The page alone, without router, session and client of the portal: applicants come from outside, often on a phone. */
const root = document.getElementById('root');
if (!root) throw new Error('job-application.html has no element with the id "root".');

createRoot(root, {
  onUncaughtError(error) {
    console.error('The application form failed.', error);
    root.textContent = stated.unexpected;
    wordsOf(preferredLanguage()).then(
      (words) => {
        root.textContent = words.stated.unexpected;
      },
      (missing) => console.error('The words of a language could not be loaded.', missing),
    );
  },
}).render(
  <StrictMode>
    <JobApplicationPage desk={httpDesk(projectAddress())} />
  </StrictMode>,
);
