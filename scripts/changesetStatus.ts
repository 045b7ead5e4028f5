import { spawnSync } from 'node:child_process';

/**
 * Fails when a package has changed since the last release and no changeset says so. `changeset tag` marks a release with
 * `@daybreak/<name>@<version>`; before the first one there is nothing to compare with, and only the changesets themselves are read.
 */
const release = spawnSync('git', ['describe', '--tags', '--match', '@daybreak/*', '--abbrev=0'], {
  encoding: 'utf8',
});
const since = release.status === 0 ? [`--since=${release.stdout.trim()}`] : [];
const { status } = spawnSync('changeset', ['status', ...since], { stdio: 'inherit' });
process.exit(status ?? 1);
