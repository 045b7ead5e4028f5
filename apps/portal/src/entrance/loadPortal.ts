export const loadPortal = () => import('../Portal.tsx');

let asked = false;

/** Downloads what somebody sees after signing in, while they are still busy with the form. */
export function preloadPortal(): void {
  if (asked) return;
  asked = true;
  Promise.all([
    loadPortal(),
    import('../shell/SignedInShell.tsx'),
    import('../features/dashboard/DashboardPage.tsx'),
  ]).catch((error: unknown) => {
    // Whoever needs a part asks for it again, and shows the failure if it lasts.
    asked = false;
    console.warn('The portal could not be downloaded ahead of time.', error);
  });
}
