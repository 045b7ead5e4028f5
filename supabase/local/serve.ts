import { parseArgs } from 'node:util';
import { demoAccounts, demoPassword } from './auth/demo.ts';
import { runSchedule } from './functions/schedule.ts';
import { BackendError, fail } from './http/BackendError.ts';
import { listen } from './http/listen.ts';
import { isBackendPath } from './http/resolve.ts';
import { createStaticHandler } from './http/staticFiles.ts';
import { openBackend } from './openBackend.ts';
import { defaultDataFolder, portalDist } from './paths.ts';

/** Starts the demo server and prints what a person needs to use it. */
async function serve() {
  const { PORT = '4173', DAYBREAK_DATA: data = defaultDataFolder } = process.env;
  const { values } = parseArgs({ options: { portal: { type: 'string', default: portalDist } } });
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new BackendError(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  }
  const page = createStaticHandler(values.portal);
  let origin = `http://127.0.0.1:${port}`;
  let opening: ReturnType<typeof openBackend> | undefined;
  // Port first: a second start should fail right away instead of waiting for the database.
  const running = await listen(async (request) => {
    if (!isBackendPath(new URL(request.url).pathname)) return page(request);
    return opening ? (await opening).fetch(request) : new Response(null, { status: 503 });
  }, port);
  origin = running.origin;
  const report = (line: string) => console.error(`[backend] ${line}`);
  opening = openBackend({
    ...(data === 'memory' ? {} : { folder: data, demoPieces: true }),
    origin: () => origin,
    report,
  });
  const backend = await opening;
  const endSchedule = runSchedule(backend, origin, report);
  print(origin, data);

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    console.log('\nStopping…');
    endSchedule();
    await running.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function print(origin: string, data: string) {
  const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
  const notes = (account: (typeof demoAccounts)[number]) => {
    if (!account.activated) return `${account.role}, not activated`;
    return account.passwordChanged ? account.role : `${account.role}, still has the default password`;
  };
  const accounts = demoAccounts.map((account) => `    ${account.email.padEnd(widest)}  ${notes(account)}`);
  console.log(
    [
      '',
      `  Daybreak portal   ${origin}`,
      `  Mailbox           ${origin}/_dev/mail`,
      `  Data              ${data === 'memory' ? 'in memory, deleted when you stop' : data}`,
      '',
      `  Sign in with the password ${demoPassword} as`,
      ...accounts,
      '',
      '  Press Ctrl+C to stop. Run `npm run reset` to delete the data.',
      '',
    ].join('\n'),
  );
}

serve().catch(fail);
