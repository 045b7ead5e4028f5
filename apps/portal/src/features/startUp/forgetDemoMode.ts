/** Where an earlier portal kept that somebody looked at it with sample data. */
const demoModeKey = 'demo-mode';

/** At each start: nobody gets sample data because they once asked for it. */
export function forgetDemoMode(): void {
  try {
    localStorage.removeItem(demoModeKey);
    sessionStorage.removeItem(demoModeKey);
  } catch (error) {
    console.warn('This browser blocks its storage.', error);
  }
}
