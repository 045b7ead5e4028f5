import type { Database } from '../database/database.ts';
import type { Handler } from './handler.ts';

/**
 * Exposes a request's headers to triggers: lite exposes them only to API functions, the hosted service to both. Our
 * triggers read only one: the person the server acts for. Works for requests that come one at a time.
 */
export function withHeadersForTriggers(driver: Pick<Database['driver'], 'query'>, rest: Handler): Handler {
  const setHeaders = (headers: string) =>
    driver.query("select set_config('request.headers', $1, false)", [headers]);
  return async (request) => {
    const actingFor = request.headers.get('x-acting-for');
    if (actingFor === null) return rest(request);
    await setHeaders(JSON.stringify({ 'x-acting-for': actingFor }));
    try {
      return await rest(request);
    } finally {
      await setHeaders('');
    }
  };
}
