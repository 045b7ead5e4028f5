/** Not a dependency: a large binary that few scripts need, so npx fetches it. */
export const supabaseCli = 'supabase@3.1.0';

/** Its environment. `npm test` runs within npx, whose own command another npx would take for its own. */
export function cliEnvironment(): NodeJS.ProcessEnv {
  const { npm_config_call: _call, npm_config_package: _package, ...env } = process.env;
  return { ...env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };
}
