import type { Mutant } from './list.ts';

const auth = 'supabase/local/auth';
const rules = 'supabase/local/database/authRules.sql';
const sessions = 'supabase/migrations/20261125203100_end_sessions.sql';
const routes = ['database', 'local/routes.test'] as const;
const accounts = ['database', 'api/accounts.test'] as const;
const reset = ['database', 'api/resetByEmail.test'] as const;
const ownPassword = ['database', 'api/ownPassword.test'] as const;
const passwordRule = ['database', 'api/passwordRule.test'] as const;
const secondStep = ['database', 'api/secondStep.test'] as const;
const recovery = ['database', 'api/recoveryCodes.test'] as const;
const identity = ['database', 'database/pgtap.test'] as const;

/** Faults of the embedded auth server, and of what the database holds whatever that lets through. */
export const authMutants: readonly Mutant[] = [
  {
    fault: 'an escaped letter in an address means the letter',
    file: 'supabase/local/http/resolve.ts',
    find: 'segment === given[at]',
    replace: "segment === decodeURIComponent(given[at] ?? '')",
    test: routes,
  },
  {
    fault: 'lite reads a query that nobody looked at',
    file: 'supabase/local/http/resolve.ts',
    find: "read === 'all' ? search : queryOf(searchParams, read)",
    replace: 'read ? search : queryOf(searchParams, [])',
    test: routes,
  },
  {
    fault: 'a name of a file is decoded twice',
    file: 'supabase/local/http/resolve.ts',
    find: 'const name = decodeURIComponent(segment);',
    replace: 'const name = decodeURIComponent(decodeURIComponent(segment));',
    test: routes,
  },
  {
    fault: 'who is banned is mailed a link',
    file: `${auth}/authApi.ts`,
    find: "if (await isBanned('email = $1', [address]))",
    replace: 'if (false)',
    test: reset,
  },
  {
    fault: 'a link that is mailed can be worked out from the address',
    file: 'supabase/local/mail/mail.ts',
    find: 'await context.strengthen(token)',
    replace: 'token',
    test: reset,
  },
  {
    fault: 'mails are not counted',
    file: `${auth}/authApi.ts`,
    find: 'brakes.mails.count(address);',
    replace: '',
    test: reset,
  },
  {
    fault: 'wrong codes of mails are not counted',
    file: `${auth}/authApi.ts`,
    find: 'if (!response.ok && address) brakes.secrets.count(address);',
    replace: '',
    test: accounts,
  },
  {
    fault: 'a mailed link lets in who was banned since',
    file: `${auth}/authApi.ts`,
    find: 'isOfBanned ? expired().toResponse() : await lite(request)',
    replace: 'await lite(request)',
    test: reset,
  },
  {
    fault: 'who is banned renews a session',
    file: `${auth}/authApi.ts`,
    find: 'throw banned();',
    replace: 'void banned();',
    test: passwordRule,
  },
  {
    fault: 'who is banned is not told so',
    file: `${auth}/signIn.ts`,
    find: "if (account.banned) throw new AuthFault(400, 'user_banned', 'User is banned');",
    replace: '',
    test: accounts,
  },
  {
    fault: 'wrong passwords are not counted',
    file: `${auth}/signIn.ts`,
    find: 'brake.count(address);',
    replace: '',
    test: accounts,
  },
  {
    fault: 'a right password forgives no wrong one',
    file: `${auth}/signIn.ts`,
    find: 'brake.forget(address);',
    replace: '',
    test: accounts,
  },
  {
    fault: 'everybody waits for what one person did',
    file: `${auth}/brakes.ts`,
    find: 'const recent = (mailbox: string) => (counted.get(mailbox) ?? [])',
    replace: 'const recent = (_mailbox: string) => [...counted.values()].flat()',
    test: accounts,
  },
  {
    fault: 'codes of a second step are guessed as often as passwords',
    file: `${auth}/brakes.ts`,
    find: 'codes: createBrake(5,',
    replace: 'codes: createBrake(10,',
    test: secondStep,
  },
  {
    fault: 'other sessions outlive the old password',
    file: `${auth}/ownAccount.ts`,
    find: "'delete from auth.sessions where user_id = $1 and id <> $2'",
    replace: "'delete from auth.sessions where user_id = $1 and id <> $2 and false'",
    test: ownPassword,
  },
  {
    fault: 'a mailed link stands for the old password again and again',
    file: `${auth}/ownAccount.ts`,
    find: "where session_id = $1 and authentication_method in ('otp', 'magiclink', 'recovery') returning",
    replace: 'where session_id = $1 and false returning',
    test: ownPassword,
  },
  {
    fault: 'the present password is guessed as often as one likes',
    file: `${auth}/ownAccount.ts`,
    find: 'if (compared && refusal) brake.count(address);',
    replace: '',
    test: ownPassword,
  },
  {
    fault: 'a proof of the present password outlives its request',
    file: `${auth}/ownAccount.ts`,
    find: `await driver.query("select set_config('daybreak.password_of', '', false)");`,
    replace: '',
    test: passwordRule,
  },
  {
    fault: 'a password changes before the second step',
    file: rules,
    find: "and not exists (select 1 from auth.sessions where id = session and user_id = account and aal = 'aal2')",
    replace: 'and false',
    test: secondStep,
  },
  {
    fault: "somebody else's session stands for the present password",
    file: rules,
    find: 'own.id = session and own.user_id = account and',
    replace: 'own.id = session and',
    test: passwordRule,
  },
  {
    fault: 'whoever comes past the auth server changes a password',
    file: rules,
    find: 'if current_setting',
    replace: 'if false and current_setting',
    test: passwordRule,
  },
  {
    fault: 'a code of an app is taken twice',
    file: `${auth}/factors.ts`,
    find: "status = 'verified', last_step = $2,",
    replace: "status = 'verified', last_step = least(last_step, $2),",
    test: secondStep,
  },
  {
    fault: 'an app is taken away by whoever has the password',
    file: `${auth}/factors.ts`,
    find: "if (factor.status === 'verified' && !sure)",
    replace: "if (factor.status === 'verified' && !sure && false)",
    test: secondStep,
  },
  {
    fault: 'an app is added by whoever has the password',
    file: `${auth}/factors.ts`,
    find: '&& !(await isSure(asker))',
    replace: '&& false',
    test: secondStep,
  },
  {
    fault: 'a challenge is answered whenever one likes',
    file: `${auth}/factors.ts`,
    find: 'if (found.late)',
    replace: 'if (found.late && false)',
    test: secondStep,
  },
  {
    fault: "somebody else's app takes the step",
    file: `${auth}/factors.ts`,
    find: "where id = $1 and user_id = $2 and factor_type = 'totp' for update",
    replace: "where id = $1 and $2::uuid is not null and factor_type = 'totp' for update",
    test: secondStep,
  },
  {
    fault: 'sessions of before stay when a second step is turned on',
    file: `${auth}/assurance.ts`,
    find: "where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'aal1'",
    replace: "where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'none'",
    test: secondStep,
  },
  {
    fault: 'a recovery code works twice',
    file: `${auth}/recoveryCodes.ts`,
    find: 'and used_at is null returning hash',
    replace: 'returning hash',
    test: recovery,
  },
  {
    fault: 'recovery codes are guessed as often as one likes',
    file: `${auth}/recoveryCodes.ts`,
    find: 'brake.count(asker.id);',
    replace: '',
    test: recovery,
  },
  {
    fault: 'recovery codes are made by whoever has the password',
    file: `${auth}/recoveryCodes.ts`,
    find: "if ((await assurance.standingOf(session)).aal !== 'aal2')",
    replace: "if ((await assurance.standingOf(session)).aal === 'none')",
    test: recovery,
  },
  {
    fault: 'recovery codes of before go on working',
    file: `${auth}/recoveryCodes.ts`,
    find: "'delete from auth.mfa_recovery_codes where factor_id = $1'",
    replace: "'delete from auth.mfa_recovery_codes where factor_id = $1 and false'",
    test: recovery,
  },
  {
    fault: 'who is banned begins a session',
    file: 'supabase/migrations/20261125203000_banned_sessions.sql',
    find: 'banned_until > now()) then',
    replace: 'banned_until > now() and false) then',
    test: identity,
  },
  {
    fault: 'people end the sessions of others',
    file: sessions,
    find: 'and other.user_id = (select private.current_account())',
    replace: '',
    test: identity,
  },
  {
    fault: 'sessions that are over are listed',
    file: sessions,
    find: '    and private.session_lives(session.created_at, session.refreshed_at, session.not_after)\n',
    replace: '',
    test: identity,
  },
  {
    fault: 'how old a token is is told by a clock that is hours off',
    file: 'apps/portal/src/backend/supabase/ownClock.ts',
    find: 'expires_at: came + exp - iat',
    replace: 'expires_at: next.expires_at',
    test: ['unit', 'backend/storedSession'],
  },
];
