import { type ExecFileOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Not a dependency: a large binary that few scripts need, so npx fetches it. */
export const supabaseCli = 'supabase@3.1.0';

/** Runs Supabase's CLI. `npm test` runs within npx; another npx would use the outer one's command. */
export function runSupabaseCli(args: readonly string[], options: ExecFileOptions) {
  const { npm_config_call: _call, npm_config_package: _package, ...env } = process.env;
  return promisify(execFile)('npx', ['--yes', supabaseCli, ...args], {
    ...options,
    encoding: 'utf8',
    env: { ...env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' },
  });
}
