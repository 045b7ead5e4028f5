import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { promisedBrowsers } from '../../browsers.shared.ts';

/** MDN's browser names, keyed by browserslist's. */
const atMdn: Readonly<Record<string, keyof CompatStatement['support']>> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const reaches = (version: string, since: string) =>
  version.localeCompare(since.replace('≤', ''), 'en', { numeric: true }) >= 0;

function supports({ version_added, version_removed, ...statement }: SimpleSupportStatement, version: string) {
  if (!version_added || version_added === 'preview') return false;
  if (statement.flags || statement.prefix || statement.alternative_name) return false;
  return reaches(version, version_added) && !(version_removed && reaches(version, version_removed));
}

const promised = promisedBrowsers().map(({ name, version }) => {
  const browser = atMdn[name];
  if (!browser) throw new Error(`scripts/baseline/support.ts does not know what MDN calls ${name}.`);
  return { browser, version };
});

/**
 * Returns the supported browsers that lack a feature. Partial support counts as support: journeys find the differences.
 */
const lackedBy = ({ support }: CompatStatement): string[] =>
  promised.flatMap(({ browser, version }) => {
    const statements = [support[browser] ?? []].flat();
    return statements.some((statement) => supports(statement, version)) ? [] : `${browser} ${version}`;
  });

/** A feature of the web platform, as MDN's data describes it. */
export interface Feature {
  /** Its path in that data: `css.properties.scrollbar-gutter`. */
  path: string;
  lackedBy: string[];
}

/** Finds the MDN feature at a path; undefined if MDN has no support data for it. */
export function featureAt(...path: string[]): Feature | undefined {
  let at: Identifier | undefined = compat as unknown as Identifier;
  for (const part of path) at = Object.hasOwn(at ?? {}, part) ? at?.[part] : undefined;
  return at?.__compat && { path: path.join('.'), lackedBy: lackedBy(at.__compat) };
}

/** Returns the names of the entries below a path. */
export function namesAt(...path: string[]): string[] {
  let at: Identifier | undefined = compat as unknown as Identifier;
  for (const part of path) at = at?.[part];
  return Object.keys(at ?? {}).filter((name) => name !== '__compat');
}
