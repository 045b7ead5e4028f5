import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './system-tools.ts';

/** Debian's folder with the versions of PostgreSQL. */
const versions = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL that can start a server. */
const newest = () =>
  (existsSync(versions) ? readdirSync(versions) : [])
    .filter((version) => existsSync(join(versions, version, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a))[0];

/** The version that Debian's `postgresql` package installs. */
function offeredVersion(): string | undefined {
  const { stdout } = spawnSync('apt-cache', ['depends', 'postgresql'], { encoding: 'utf8' });
  return /postgresql-(\d+)/.exec(stdout ?? '')?.[1];
}

/** Returns the missing Debian packages for starting PostgreSQL. */
export function missingPostgres(): string[] {
  const version = newest() ?? offeredVersion() ?? '15';
  const has = (path: string) => existsSync(path);
  return [
    ...(newest() ? [] : ['postgresql']),
    ...(has(`/usr/share/postgresql/${version}/extension/pgtap.control`)
      ? []
      : [`postgresql-${version}-pgtap`]),
    ...(has('/usr/sbin/pgbouncer') ? [] : ['pgbouncer']),
  ];
}

/** The folder of PostgreSQL's programs. Installs it, PgBouncer and pgTAP on Debian as root; otherwise says what to install. */
export function ensurePostgres(): string {
  const packages = missingPostgres();
  if (packages.length > 0)
    installPackages(packages, 'there is no way yet; a Debian or Ubuntu machine runs this step');
  const version = newest();
  if (!version) throw new Error(`Debian's postgresql is installed, but ${versions} holds no server.`);
  return join(versions, version, 'bin');
}
