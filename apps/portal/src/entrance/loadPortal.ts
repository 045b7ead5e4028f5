import { loadPart, preloadPart } from '@daybreak/ui/load';

export const loadPortal = () => loadPart(() => import('../routes/Portal.tsx'));

/** Downloads the frame around every signed-in page. */
export function preloadShell(): void {
  preloadPart(() => import('../routes/Portal.tsx'));
  preloadPart(() => import('../shell/SignedInShell.tsx'));
}

/** Downloads what users see after signing in, while they're still filling in the form. */
export function preloadHome(): void {
  preloadShell();
  preloadPart(() => import('../features/home/DashboardPage.tsx'));
}
