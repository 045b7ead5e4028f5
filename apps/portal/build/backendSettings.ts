/** A build's settings for its backend. If both are absent, it uses the embedded one at the page's own address. */
export interface BackendSettings {
  VITE_SUPABASE_URL?: string | undefined;
  VITE_SUPABASE_PUBLISHABLE_KEY?: string | undefined;
}

/** Lists what's wrong with the settings, one sentence each with its fix. Empty if they're usable. */
export function settingsProblems({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: key,
}: BackendSettings): string[] {
  if (!url && !key) return [];
  if (!url) return ['VITE_SUPABASE_PUBLISHABLE_KEY is set without VITE_SUPABASE_URL. Set both, or neither.'];
  if (!key) return ['VITE_SUPABASE_URL is set without VITE_SUPABASE_PUBLISHABLE_KEY. Set both, or neither.'];
  return [...addressProblems(url), ...keyProblems(key)];
}

const thisComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

function addressProblems(url: string): string[] {
  const wanted = 'It looks like https://abcdefgh.supabase.co, without a path.';
  if (!URL.canParse(url)) return [`VITE_SUPABASE_URL is not an address: "${url}". ${wanted}`];
  const { protocol, hostname, origin } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && thisComputer.has(hostname)))
    return [`VITE_SUPABASE_URL must begin with https://, not "${url}". ${wanted}`];
  return url === origin ? [] : [`VITE_SUPABASE_URL must be "${origin}", not "${url}". ${wanted}`];
}

function keyProblems(key: string): string[] {
  if (key.startsWith('sb_publishable_')) return [];
  const role = roleOf(key);
  if (role === 'anon') return [];
  if (key.startsWith('sb_secret_') || role === 'service_role')
    return [
      'VITE_SUPABASE_PUBLISHABLE_KEY holds the secret key, which every visitor would get. Replace it with the publishable one, and make a new secret key if this build was ever published.',
    ];
  return [
    'VITE_SUPABASE_PUBLISHABLE_KEY is not a publishable key. It begins with sb_publishable_ (Supabase: Project settings, API keys).',
  ];
}

/** Reads the role from an older key, which is a JSON Web Token (RFC 7519). */
function roleOf(key: string): unknown {
  const [, claims, signature] = key.split('.');
  if (!claims || !signature) return undefined;
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).role;
  } catch {
    return undefined;
  }
}
