import { AuthFault } from './authRules.ts';

export type Fields = Record<string, unknown>;

/** Fields that are texts wherever the auth server reads them. */
const texts = [
  'email',
  'password',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'scope',
];

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * What a call sends: a JSON object, its texts texts that PostgreSQL can keep; nothing is an empty object. lite reads
 * anything and breaks on it. @throws {AuthFault} 400
 */
export async function readFields(request: Request): Promise<Fields> {
  const source = await request.clone().text();
  if (source === '') return {};
  const body = parse(source);
  for (const name of texts) {
    const value = body[name];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new AuthFault(400, 'validation_failed', `${name} must be a string`);
    }
  }
  return body;
}

function parse(source: string): Fields {
  let storable = true;
  let body: unknown;
  try {
    body = JSON.parse(source, (key, value) => {
      storable &&= isStorable(key) && (typeof value !== 'string' || isStorable(value));
      return value;
    });
  } catch {
    throw new AuthFault(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AuthFault(400, 'bad_json', 'Could not parse request body as JSON: not an object');
  }
  if (!storable) throw new AuthFault(400, 'bad_json', 'A text has a character that cannot be stored');
  return { ...body };
}
