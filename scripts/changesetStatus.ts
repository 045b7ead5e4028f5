import { spawnSync } from 'node:child_process';

// Fails when a package has changed since the last release without a changeset. `changeset tag` marks a release with
// `@daybreak/<name>@<version>`. Before the first release there's nothing to compare with, so only the changesets
// themselves are read.

const release = spawnSync('git', ['describe', '--tags', '--match', '@daybreak/*', '--abbrev=0'], {
  encoding: 'utf8',
});
const since = release.status === 0 ? [`--since=${release.stdout.trim()}`] : [];
const { status } = spawnSync('changeset', ['status', ...since], { stdio: 'inherit' });
process.exit(status ?? 1);
