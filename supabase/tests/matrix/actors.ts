/** Everyone whose rights differ, from least to most. */
export const actors = ['anon', 'stranger', 'inactive', 'unchanged', 'staff', 'admin', 'super_admin'] as const;
export type Actor = (typeof actors)[number];
/** Everyone with an account. */
export const people = actors.filter((actor) => actor !== 'anon');
/** Their accounts, and that of an active colleague. */
export type Accounts = Readonly<Record<Actor | 'other', string>>;
export const idsOf = (accounts: Accounts): string[] =>
  [...people, 'other' as const].map((person) => accounts[person]);

/** Their descriptions, for the tables in matrix.md. */
export const descriptions: Record<Actor, string> = {
  anon: 'has not signed in',
  stranger: 'signed in, without an entry in the directory',
  inactive: 'an administrator who was deactivated, still signed in',
  unchanged: 'staff who still has the default password',
  staff: 'staff',
  admin: 'an administrator',
  super_admin: 'a super administrator',
};

/**
 * The result of an attempt.
 * - `yes`: takes effect on a row, or returns data
 * - `none`: the policies hide every row, so nothing is read or changed
 * - `no`: refused with 42501, because a grant is missing or a policy rejects the row; or with 428C9, before grants are
 * checked, for columns that the database computes
 */
export type Verdict = 'yes' | 'none' | 'no';
export type Verdicts = Record<Actor, Verdict>;

const everybody = (verdict: Verdict): Verdicts =>
  Object.fromEntries(actors.map((actor) => [actor, verdict])) as Verdicts;

export const refused = everybody('no');
export const allowed = everybody('yes');
/** A visitor is refused; anyone signed in finds nothing. */
export const hidden: Verdicts = { ...everybody('none'), anon: 'no' };
export const signedIn: Verdicts = { ...allowed, anon: 'no' };
export const staffAndAbove: Verdicts = { ...hidden, staff: 'yes', admin: 'yes', super_admin: 'yes' };
export const administrators: Verdicts = { ...hidden, admin: 'yes', super_admin: 'yes' };
export const superAdmin: Verdicts = { ...hidden, super_admin: 'yes' };
/** For a function that refuses everyone else. */
export const justStaff: Verdicts = { ...refused, staff: 'yes', admin: 'yes', super_admin: 'yes' };
export const justAdministrators: Verdicts = { ...justStaff, staff: 'no' };
export const justSuperAdmin: Verdicts = { ...refused, super_admin: 'yes' };

export const verdictsOf = (verdicts: Verdicts): Verdict[] => actors.map((actor) => verdicts[actor]);
