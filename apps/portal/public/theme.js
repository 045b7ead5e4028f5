// Applies the stored theme before the first paint. It's a separate file because the content security policy allows no
// inline script. Keep in step with src/shell/theme.ts.
(() => {
  try {
    const stored = localStorage.getItem('dashboard-theme');
    if (stored === 'dark' || stored === 'light') document.documentElement.dataset.theme = stored;
  } catch {
    // Storage is blocked: the page follows the system's theme.
  }
})();
