// Runs a command with the Node and pnpm of this project. Anything the machine lacks is taken from npm into npx's cache, so
// that `npm start` and `npm test` work on machines that only have some Node and npm. Needs no installed dependency.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, platform } from 'node:process';

const command = process.argv.slice(2).join(' ');
const root = new URL('..', import.meta.url);
const nodeVersion = readFileSync(new URL('.node-version', root), 'utf8').trim();
const [, pnpmVersion] = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).packageManager.split(
  '@',
);
const major = (version) => Number.parseInt(version, 10);

const pnpm = spawnSync('pnpm', ['--version'], {
  encoding: 'utf8',
  shell: platform === 'win32',
  cwd: new URL('/', root),
});
const missing = [];
if (major(process.versions.node) < major(nodeVersion)) {
  const system = { win32: 'win', darwin: 'darwin', linux: 'linux' }[platform];
  missing.push(`node-${system}-${arch}@${nodeVersion}`);
}
if (pnpm.status !== 0 || major(pnpm.stdout) !== major(pnpmVersion)) missing.push(`pnpm@${pnpmVersion}`);

const [file, args] = missing.length
  ? ['npx', ['--yes', ...missing.flatMap((name) => ['-p', name]), '-c', command]]
  : [command, []];
const options = { cwd: root, stdio: 'inherit', shell: missing.length === 0 || platform === 'win32' };
const { status, signal, error } = spawnSync(file, args, options);
if (error) console.error(`Could not run "${command}": ${error.message}`);
process.exit(signal ? 1 : (status ?? 1));
