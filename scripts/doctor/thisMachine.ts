import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { settingsProblems } from '../../apps/portal/build/backendSettings.ts';
import { bad, type Finding, good, unsure } from '../../supabase/hosted/findings.ts';
import { missingPostgres } from '../postgresTools.ts';
import { missingPackages } from '../system-tools.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Checks the requirements of `npm start` and `npm test` on this computer. */
export async function checkMachine(): Promise<Finding[]> {
  return [node(), dependencies(), programs(), dataFolder(), await port(), settings()];
}

function node(): Finding {
  const wanted = read('.node-version').trim();
  const [major] = process.versions.node.split('.');
  return major === wanted.split('.')[0]
    ? good('Node', `${process.versions.node}, as the project wants`)
    : unsure(
        'Node',
        `${process.versions.node}, and the project is made with ${wanted}; npm start and npm test bring it.`,
      );
}

function dependencies(): Finding {
  const installed = join(root, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(installed))
    return unsure('dependencies', 'are not installed yet. npm start and npm test do so, or `pnpm install`.');
  return readFileSync(installed, 'utf8') === read('pnpm-lock.yaml')
    ? good('dependencies', 'are those of pnpm-lock.yaml')
    : unsure('dependencies', 'are not those of pnpm-lock.yaml. Run `pnpm install`.');
}

function programs(): Finding {
  const missing = [...missingPackages(), ...missingPostgres()];
  return missing.length === 0
    ? good('programs', 'Chromium, poppler, Ghostscript, qpdf, ImageMagick and PostgreSQL are here')
    : unsure('programs', `npm test needs ${missing.join(', ')}. As root on Debian it installs them itself.`);
}

function dataFolder(): Finding {
  const folder = process.env.DAYBREAK_DATA ?? join(root, '.daybreak');
  if (folder === 'memory') return good('data', 'stays in memory (DAYBREAK_DATA)');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return good('data', `is kept in ${folder}`);
  } catch (error) {
    return bad(
      'data',
      `cannot be kept in ${folder} (${(error as Error).message}). DAYBREAK_DATA names another folder.`,
    );
  }
}

async function port(): Promise<Finding> {
  const wanted = Number(process.env.PORT ?? 4173);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
    return bad('port', `PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(wanted, '127.0.0.1');
  });
  return free
    ? good('port', `${wanted} is free`)
    : unsure('port', `${wanted} is taken, perhaps by a portal that runs. PORT names another.`);
}

function settings(): Finding {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const problems = settingsProblems({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key });
  if (problems.length > 0) return bad('backend', problems.join(' '));
  return good('backend', url ? `a build uses ${url}` : 'a build uses the embedded one, at its own address');
}
