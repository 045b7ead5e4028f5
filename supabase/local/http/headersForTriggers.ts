import type { Database } from '../database/database.ts';
import type { Handler } from './handler.ts';

/**
 * lite tells functions of the API which headers a request had, and triggers not; the hosted service tells both. Of all headers
 * our triggers read one: whom the server acts for. For requests that come one after the other.
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
