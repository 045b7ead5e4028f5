import { Parts, SidebarProvider, SidebarToggle, SkipLink, useOnline } from '@daybreak/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { PaletteButton } from '../features/commandPalette/PaletteButton.tsx';
import { useNewBuild } from '../shared/newBuild/useNewBuild.ts';
import { ErrorBoundary } from '../shared/pageStates/ErrorBoundary.tsx';
import { LoadingScreen } from '../shared/pageStates/LoadingScreen.tsx';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import * as styles from './AppShell.css.ts';
import { shell } from './messages.ts';
import { PortalSidebar } from './PortalSidebar.tsx';
import { ShellBar } from './ShellBar.tsx';

/** The signed-in frame: sidebar, header, and the page in between. If a page fails, the frame stays. */
export function AppShell() {
  const { pathname } = useLocation();
  const online = useOnline();
  const newBuild = useNewBuild();
  return (
    <SidebarProvider>
      <SkipLink href="#main">{shell.skip}</SkipLink>
      <div className={styles.shell}>
        <PortalSidebar />
        <div className={styles.column}>
          <header className={styles.header}>
            <SidebarToggle />
            <PaletteButton />
            <ThemeToggle />
          </header>
          <main id="main" tabIndex={-1} className={styles.content}>
            <ErrorBoundary isInPage resetKey={pathname}>
              <Parts fallback={<LoadingScreen isInPage />}>
                <Outlet />
              </Parts>
            </ErrorBoundary>
          </main>
          <ShellBar online={online} newBuild={newBuild} />
        </div>
      </div>
    </SidebarProvider>
  );
}
