import browserslist from 'browserslist';

/** Each browser's engine name in the build tools. */
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

/** The oldest version of each browser that `browserslist` in package.json promises: the one list that builds and checks follow. */
export function promisedBrowsers(): { name: string; version: string }[] {
  const oldest = new Map<string, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [name = '', versions = ''] = entry.split(' ');
    const [version = ''] = versions.split('-');
    oldest.set(name, older(version, oldest.get(name) ?? version));
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

/** The build target of scripts and styles, in the format of Vite and esbuild. */
export const buildTarget: string[] = [
  ...promisedBrowsers()
    .reduce((targets, { name, version }) => {
      const engine = engines[name];
      if (!engine) throw new Error(`browsers.shared.ts does not know what engine ${name} has.`);
      return targets.set(engine, older(version, targets.get(engine) ?? version));
    }, new Map<string, string>())
    .entries(),
].map((target) => target.join(''));
