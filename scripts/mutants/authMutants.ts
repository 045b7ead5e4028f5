import { faults, type Mutant, migrations, pgtap } from './mutant.ts';

const auth = 'supabase/local/auth';
const resolve = 'supabase/local/http/resolve.ts';
const rules = 'supabase/local/database/authRules.sql';
const routes = ['database', 'local/routes.test'] as const;
const accounts = ['database', 'api/accounts.test'] as const;
const reset = ['database', 'api/resetByEmail.test'] as const;
const ownPassword = ['database', 'api/ownPassword.test'] as const;
const passwordRule = ['database', 'api/passwordRule.test'] as const;
const secondStep = ['database', 'api/secondStep.test'] as const;
const recovery = ['database', 'api/recoveryCodes.test'] as const;

/** Mutants of the embedded auth server, and of rules that the database enforces independently of it. */
export const authMutants: readonly Mutant[] = [
  ...faults(resolve, routes, {
    'an escaped letter in an address means the letter': [
      'segment === pathSegments[at]',
      "segment === decodeURIComponent(pathSegments[at] ?? '')",
    ],
    'lite reads a query that nobody looked at': [
      "read === 'all' ? search : queryOf(searchParams, read)",
      'read ? search : queryOf(searchParams, [])',
    ],
    'a name of a file is decoded twice': [
      'const name = decodeURIComponent(segment);',
      'const name = decodeURIComponent(decodeURIComponent(segment));',
    ],
  }),
  ...faults(`${auth}/authApi.ts`, reset, {
    'who is banned is mailed a link': ["if (await isBanned('email = $1', [address]))", 'if (false)'],
    'mails are not counted': ['rateLimiters.mails.count(address);', ''],
    'a mailed link lets in who was banned since': [
      'isOfBanned ? expiredLink().toResponse() : await lite(request)',
      'await lite(request)',
    ],
  }),
  ...faults('supabase/local/mail/mail.ts', reset, {
    'a link that is mailed can be worked out from the address': ['await context.strengthen(token)', 'token'],
  }),
  ...faults(`${auth}/authApi.ts`, accounts, {
    'wrong codes of mails are not counted': [
      'if (!response.ok && address) rateLimiters.secrets.count(address);',
      '',
    ],
  }),
  ...faults(`${auth}/authApi.ts`, passwordRule, {
    'who is banned renews a session': ["throw banned('Invalid Refresh Token: User Banned');", ''],
  }),
  ...faults(`${auth}/signIn.ts`, accounts, {
    'who is banned is not told so': [
      "if (account.banned) throw new AuthFault(400, 'user_banned', 'User is banned');",
      '',
    ],
    'wrong passwords are not counted': ['rateLimiter.count(address);', ''],
    'a right password forgives no wrong one': ['rateLimiter.forget(address);', ''],
  }),
  ...faults(`${auth}/rateLimiters.ts`, accounts, {
    'everybody waits for what one person did': [
      'const recent = (mailbox: string) =>\n    (timesByMailbox.get(mailbox) ?? [])',
      'const recent = (_mailbox: string) =>\n    [...timesByMailbox.values()].flat()',
    ],
  }),
  ...faults(`${auth}/rateLimiters.ts`, secondStep, {
    'codes of a second step are guessed as often as passwords': [
      'codes: createRateLimiter(5,',
      'codes: createRateLimiter(10,',
    ],
  }),
  ...faults(`${auth}/ownAccount.ts`, ownPassword, {
    'other sessions outlive the old password': [
      "'delete from auth.sessions where user_id = $1 and id <> $2'",
      "'delete from auth.sessions where user_id = $1 and id <> $2 and false'",
    ],
    'a mailed link stands for the old password again and again': [
      "where session_id = $1 and authentication_method in ('otp', 'magiclink', 'recovery') returning",
      'where session_id = $1 and false returning',
    ],
    'the present password is guessed as often as one likes': [
      'if (compared && refusal) rateLimiter.count(address);',
      '',
    ],
  }),
  ...faults(`${auth}/ownAccount.ts`, passwordRule, {
    'a proof of the present password outlives its request': [
      "await driver.query(\"select set_config('daybreak.password_of', '', false)\");",
      '',
    ],
  }),
  ...faults(rules, secondStep, {
    'a password changes before the second step': [
      "and not exists (select 1 from auth.sessions where id = session and user_id = account and aal = 'aal2')",
      'and false',
    ],
  }),
  ...faults(rules, passwordRule, {
    "somebody else's session stands for the present password": [
      'own.id = session and own.user_id = account and',
      'own.id = session and',
    ],
    'someone who bypasses the auth server changes a password': [
      'if current_setting',
      'if false and current_setting',
    ],
  }),
  ...faults(`${auth}/factors.ts`, secondStep, {
    'a code of an app is taken twice': [
      "status = 'verified', last_step = $2,",
      "status = 'verified', last_step = least(last_step, $2),",
    ],
    'anyone with the password removes an app': [
      "if (factor.status === 'verified' && !isVerified)",
      "if (factor.status === 'verified' && !isVerified && false)",
    ],
    'anyone with the password adds an app': ['&& !(await hasSecondStep(caller))', '&& false'],
    'a challenge is answered whenever one likes': ['if (found.late)', 'if (found.late && false)'],
    "somebody else's app takes the step": [
      "where id = $1 and user_id = $2 and factor_type = 'totp' for update",
      "where id = $1 and $2::uuid is not null and factor_type = 'totp' for update",
    ],
  }),
  ...faults(`${auth}/assurance.ts`, secondStep, {
    'sessions of before stay when a second step is turned on': [
      "where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'aal1'",
      "where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'none'",
    ],
  }),
  ...faults(`${auth}/recoveryCodes.ts`, recovery, {
    'a recovery code works twice': ['and used_at is null returning hash', 'returning hash'],
    'recovery codes are guessed as often as one likes': ['rateLimiter.count(caller.id);', ''],
    'anyone with the password makes recovery codes': [
      "if ((await assurance.standingOf(session)).aal !== 'aal2')",
      "if ((await assurance.standingOf(session)).aal === 'none')",
    ],
    'recovery codes of before go on working': [
      "'delete from auth.mfa_recovery_codes where factor_id = $1'",
      "'delete from auth.mfa_recovery_codes where factor_id = $1 and false'",
    ],
  }),
  ...faults(migrations, pgtap, {
    'who is banned begins a session': ['banned_until > now()) then', 'banned_until > now() and false) then'],
    'a link that was mailed works at a hosted project after the address changed or the person left': [
      "execute 'delete from auth.one_time_tokens where user_id = $1' using account;",
      'null;',
    ],
    'what was mailed to the old address still works': ['    if found then', '    if false then'],
    'people end the sessions of others': ['and other.user_id = (select private.current_account())', ''],
    'sessions that are over are listed': [
      '    and private.is_session_valid(session.created_at, session.refreshed_at, session.not_after)\n',
      '',
    ],
    'twins of an address are taken': [
      '  new.email := private.identity_key(new.email);',
      '  new.email := lower(new.email);',
    ],
    'administrators need no second step where the switch is on': [
      "      staff.role = 'staff'\n      or not",
      "      staff.role <> 'super_admin'\n      or not",
    ],
  }),
  ...faults('apps/portal/src/backend/supabase/localExpiry.ts', ['unit', 'backend/supabase/storedSession'], {
    'how old a token is is told by a clock that is hours off': [
      'expires_at: receivedAt + exp - iat',
      'expires_at: next.expires_at',
    ],
  }),
  ...faults('supabase/local/http/origins.ts', ['database', 'resetByEmail'], {
    'a link in a mail leads to any host': [
      'return isSameOrigin || alias ? target.href : origin',
      'return target.href',
    ],
  }),
  ...faults('apps/portal/src/shared/session/nextPath.ts', ['unit', 'nextPath'], {
    'signing in leads back to the sign-in page': [
      ' || url.pathname === signInPath) return null',
      ') return null',
    ],
  }),
];
