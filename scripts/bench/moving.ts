import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { localSecretKey } from '../../supabase/local/auth/keys.ts';
import { fillFolder } from '../../supabase/postgres/fillFolder.ts';
import { startMigrated } from '../../supabase/postgres/migrated.ts';
import { startServer } from '../../supabase/postgres/servers.ts';
import { writePart } from './report.ts';

// With a project's three variables set, moves into that project; otherwise into our own PostgreSQL with the embedded
// server's Storage.

const amounts = { people: 1_000, pieces: 4_000, applications: 1_000 };
const formatted = (count: number) => count.toLocaleString('en');
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Runs the command and measures its peak memory in MB, as Linux reports it. */
async function move(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../supabase/hosted/moving/move.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  let memory = 0;
  const looking = setInterval(() => {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    memory = Number(kilobytes ?? memory * 1024) / 1024;
  }, 500);
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  clearInterval(looking);
  console.log(output);
  return { code, memory, output };
}

const cluster = await startMigrated();
const server = await startServer(cluster);
try {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_DB_URL } = process.env;
  const hasProject = SUPABASE_URL && SUPABASE_SECRET_KEY && SUPABASE_DB_URL;
  const folder = join(cluster.folder, 'filled');
  const filling = performance.now();
  await fillFolder(folder, amounts);
  const fillTime = seconds(filling);
  const moving = performance.now();
  const { code, memory, output } = await move({
    DAYBREAK_DATA: folder,
    ...(hasProject
      ? {}
      : {
          SUPABASE_URL: server.origin,
          SUPABASE_SECRET_KEY: localSecretKey,
          SUPABASE_DB_URL: `postgres://postgres@${encodeURIComponent(cluster.folder)}/daybreak`,
        }),
  });
  const moveTime = seconds(moving);
  if (code !== 0) process.exitCode = 1;
  const equalTables = output.match(/^ {2}.*\bsame$/gm) ?? [];
  writePart(
    'Moving to a hosted project',
    'pnpm bench moving',
    `PostgreSQL ${cluster.version}`,
    [
      hasProject
        ? 'Into a project with the real Storage.'
        : "Into our own PostgreSQL, with the embedded server's Storage in place of the real one.",
      `Each piece has two versions and a picture of 30 to 80 KB, each application a resume, each person a photo. Processes that wanted one of the ${availableParallelism()} cores in the last five minutes: ${(loadavg()[1] ?? 0).toFixed(1)}.`,
    ],
    [
      ['What', 'Measured'],
      [
        `${formatted(amounts.people)} people, ${formatted(amounts.pieces)} pieces, ${formatted(amounts.applications)} applications`,
        `filled in ${fillTime}`,
      ],
      ['`npm run move`', `${moveTime}, ${memory.toFixed(0)} MB at most, exit code ${code}`],
      [
        'Tables and buckets with something in them',
        `${equalTables.length} the same, ${(output.match(/DIFFERS$/gm) ?? []).length} different`,
      ],
    ],
  );
} finally {
  server.process.kill('SIGKILL');
  await cluster.stop();
}
