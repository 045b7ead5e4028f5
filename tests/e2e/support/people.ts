import type { APIRequestContext } from '@playwright/test';
import { keyHeaders, localPublishableKey, localSecretKey } from '../../../supabase/local/auth/keys.ts';

interface PersonOptions {
  firstName?: string;
  lastName?: string | null;
  role?: 'super_admin' | 'admin' | 'staff';
  /** If false, the person still has the password that an administrator assigned. */
  passwordChanged?: boolean;
}

export interface Person {
  id: string;
  email: string;
  password: string;
}

const password = 'Journey-pass-1';
let count = 0;

/** Creates a person for a single test, with account, entry and profile: tests that change people don't interfere. */
export async function newPerson(request: APIRequestContext, wanted: PersonOptions = {}): Promise<Person> {
  const { firstName = 'Tess', lastName = 'Journey', role = 'staff', passwordChanged = true } = wanted;
  count += 1;
  const email = `${firstName}.${process.pid}.${count}@daybreak.example`.toLowerCase();
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, {
      data,
      headers: { ...keyHeaders(localSecretKey), prefer: 'return=representation' },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const user = await send('/auth/v1/admin/users', { email, password, email_confirm: true });
  const [row] = await send('/rest/v1/staff_directory', {
    email,
    first_name: firstName,
    last_name: lastName,
    role,
    is_active: true,
    user_id: user.id,
  });
  await send('/rest/v1/user_profiles', {
    user_id: user.id,
    first_name: firstName,
    last_name: lastName,
    display_name: firstName,
    password_changed: passwordChanged,
  });
  return { id: row.id, email, password };
}

/** The headers for a person's requests without a page. */
export async function headersOf(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<{ apikey: string; authorization: string }> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password },
  });
  const { access_token } = await answer.json();
  return { apikey: localPublishableKey, authorization: `Bearer ${access_token}` };
}
