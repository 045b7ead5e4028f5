import { AuthFault } from './authRules.ts';

export type Fields = Record<string, unknown>;

/** Field names, grouped by type. */
export type FieldTypes = Partial<
  Record<'string' | 'boolean' | 'whole number' | 'object' | 'list of strings', readonly string[]>
>;

const authFields: FieldTypes = {
  string: [
    'email',
    'password',
    'current_password',
    'code',
    'challenge_id',
    'factor_type',
    'friendly_name',
    'issuer',
    'phone',
    'token',
    'token_hash',
    'type',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'scope',
    'ban_duration',
  ],
  boolean: ['email_confirm', 'create_user'],
};

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/**
 * Reads a call's JSON object: fields have the right types, and texts can be stored by PostgreSQL; an empty body is an
 * empty object. lite accepts anything and then breaks. @throws {AuthFault} 400
 */
export async function readFields(request: Request, types: FieldTypes = authFields): Promise<Fields> {
  const source = await request.clone().text();
  if (source === '') return {};
  const body = parse(source);
  for (const [type, names] of Object.entries(types)) {
    for (const name of names) {
      const value = body[name];
      if (value !== undefined && value !== null && typeOf(value) !== type) {
        throw new AuthFault(400, 'validation_failed', `${name} must be a ${type}`);
      }
    }
  }
  return body;
}

const typeOf = (value: unknown) => {
  if (!Array.isArray(value)) return Number.isSafeInteger(value) ? 'whole number' : typeof value;
  return value.every((item) => typeof item === 'string') ? 'list of strings' : 'list';
};

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
