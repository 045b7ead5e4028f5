import { loadPart, preloadPart } from '@daybreak/ui/load';

export const loadPortal = () => loadPart(() => import('../Portal.tsx'));

/** Downloads what stands around every signed-in page. */
export function preloadShell(): void {
  preloadPart(() => import('../Portal.tsx'));
  preloadPart(() => import('../shell/SignedInShell.tsx'));
}

/** Downloads what somebody sees after signing in, while they are still busy with the form. */
export function preloadHome(): void {
  preloadShell();
  preloadPart(() => import('../features/dashboard/DashboardPage.tsx'));
}
