/** Where an earlier portal remembered that someone viewed it with sample data. */
const demoModeKey = 'demo-mode';

/** On every start, so that no one gets sample data because they asked for it once. */
export function forgetDemoMode(): void {
  try {
    localStorage.removeItem(demoModeKey);
    sessionStorage.removeItem(demoModeKey);
  } catch (error) {
    console.warn('This browser blocks its storage.', error);
  }
}
