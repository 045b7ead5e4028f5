import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import './shared/theme/styles.css.ts';
import { whenPartMissing } from '@daybreak/ui/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connectBackend } from './backend/supabase/connect.ts';
import { forgetDemoMode } from './entrance/forgetDemoMode.ts';
import { preloadShell } from './entrance/loadPortal.ts';
import { firstScreen } from './shared/firstScreen/firstScreen.ts';
import { browserAddress } from './shared/navigation/address.ts';
import { reloadIntoNewBuild } from './shared/newBuild/reloadIntoNewBuild.ts';
import { isWithoutSession } from './shared/session/withoutSession.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

forgetDemoMode();
whenPartMissing(() => reloadIntoNewBuild());
const wantsSession = !isWithoutSession(location.pathname);
const connection = connectBackend(wantsSession, firstScreen);
if (wantsSession && connection.expectsSession()) preloadShell();

createRoot(root).render(
  <StrictMode>
    <App {...connection} address={browserAddress} />
  </StrictMode>,
);
