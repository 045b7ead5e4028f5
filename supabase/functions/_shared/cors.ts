/** Headers that let pages of the allowed origins call; none for any other origin, so browsers refuse the call. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !allowedOrigins.includes(origin)) return { vary: 'origin' };
  const headers = { 'access-control-allow-origin': origin, vary: 'origin' };
  if (request.method !== 'OPTIONS') return { ...headers, 'access-control-expose-headers': 'retry-after' };
  return {
    ...headers,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    'access-control-max-age': '600',
  };
}
