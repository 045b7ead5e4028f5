// Applies the stored theme before the first paint. A file of its own because the content security policy allows no
// inline script. Keep in step with src/shell/theme.ts.
(() => {
  try {
    const stored = localStorage.getItem('dashboard-theme');
    if (stored === 'dark' || stored === 'light') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is blocked: the page follows the system's theme.
  }
})();
