import { changelogUrl } from '@daybreak/brand/files';
import { version } from '@daybreak/brand/package.json';
import { Button, Heading, Text } from '@daybreak/ui';
import { createElement, useState } from 'react';
import { assets, guidelines } from '../messages.ts';
import * as styles from './Changelog.css.ts';
import { type Release, readChangelog } from './changelog.ts';

/** Returns a change's text, with Markdown code in elements that browsers don't translate. */
const withCode = (change: string) =>
  change
    .split('`')
    .map((part, place) => (place % 2 === 1 ? createElement('code', { translate: 'no' }, part) : part));

async function fetchReleases(): Promise<Release[]> {
  const response = await fetch(changelogUrl);
  if (!response.ok) throw new Error(`The changelog answered ${response.status}.`);
  return readChangelog(await response.text());
}

/** The installed version of the brand package, and each version's changes. Loaded when it's opened. */
export function Changelog() {
  const [releases, setReleases] = useState<Release[] | 'loading' | 'failed'>();
  const load = async () => {
    setReleases('loading');
    try {
      setReleases(await fetchReleases());
    } catch (error) {
      console.error("Couldn't get the changelog.", error);
      setReleases('failed');
    }
  };
  return (
    <>
      <p className={styles.version}>{guidelines.version(version)}</p>
      <details onToggle={({ currentTarget }) => (currentTarget.open && !releases ? load() : undefined)}>
        <summary className={styles.summary}>{assets.changelog}</summary>
        <div className={styles.releases} aria-live="polite">
          {releases === 'loading' ? <Text tone="muted">{assets.changelogLoading}</Text> : null}
          {releases === 'failed' ? (
            <div className={styles.failed}>
              <Text>{assets.changelogFailed}</Text>
              <Button size="small" onClick={load}>
                {assets.retry}
              </Button>
            </div>
          ) : null}
          {Array.isArray(releases)
            ? releases.map((release) => (
                <div key={release.version}>
                  <Heading level={4}>{release.version}</Heading>
                  <ul className={styles.changes}>
                    {release.changes.map((change) =>
                      createElement('li', { key: change }, ...withCode(change)),
                    )}
                  </ul>
                </div>
              ))
            : null}
        </div>
      </details>
    </>
  );
}
