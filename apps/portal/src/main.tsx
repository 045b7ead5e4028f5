import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import './styles.css.ts';
import { whenPartMissing } from '@daybreak/ui/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectBackend } from './backend/connect.ts';
import { preloadShell } from './entrance/loadPortal.ts';
import { forgetDemoMode } from './features/startUp/forgetDemoMode.ts';
import { browserAddress } from './navigation/address.ts';
import { reloadIntoNewBuild } from './newBuild/reloadIntoNewBuild.ts';
import { isWithoutSession } from './session/withoutSession.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

forgetDemoMode();
whenPartMissing(() => reloadIntoNewBuild());
const wantsSession = !isWithoutSession(location.pathname);
const connection = connectBackend(wantsSession);
if (wantsSession && connection.expectsSession()) preloadShell();

createRoot(root).render(
  <StrictMode>
    <App {...connection} address={browserAddress} />
  </StrictMode>,
);
