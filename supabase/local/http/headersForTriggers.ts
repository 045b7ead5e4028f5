import type { Database } from '../database/database.ts';
import type { Handler } from './handler.ts';

/**
 * lite exposes a request's headers to API functions but not to triggers; the hosted service exposes them to both. Our triggers read only
 * one header: whom the server acts for. Works for requests that come one at a time.
 */
export function withHeadersForTriggers(driver: Pick<Database['driver'], 'query'>, rest: Handler): Handler {
  const tell = (headers: string) =>
    driver.query("select set_config('request.headers', $1, false)", [headers]);
  return async (request) => {
    const actingFor = request.headers.get('x-acting-for');
    if (actingFor === null) return rest(request);
    await tell(JSON.stringify({ 'x-acting-for': actingFor }));
    try {
      return await rest(request);
    } finally {
      await tell('');
    }
  };
}
