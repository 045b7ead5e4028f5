import browserslist from 'browserslist';

/** Which engine a browser is to those who build for it. */
const engines: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

const older = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) < 0 ? one : other;

/** The oldest version of each browser that `browserslist` in package.json promises: the one list, which builds and checks follow. */
export function promisedBrowsers(): { name: string; version: string }[] {
  const oldest = new Map<string, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ');
    const [version = ''] = versions.split('-');
    oldest.set(name, older(version, oldest.get(name) ?? version));
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

/** What scripts and styles are built for, as Vite and esbuild read it. */
export const buildTarget: string[] = [
  ...promisedBrowsers()
    .reduce((targets, { name, version }) => {
      const engine = engines[name];
      if (!engine) throw new Error(`browsers.shared.ts does not know what engine ${name} has.`);
      return targets.set(engine, older(version, targets.get(engine) ?? version));
    }, new Map<string, string>())
    .entries(),
].map((target) => target.join(''));
