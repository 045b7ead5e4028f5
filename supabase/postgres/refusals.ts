import type { Cluster } from './cluster.ts';

/**
 * Statements that a hosted project refuses to the role that runs migrations, each with the reason. The embedded
 * database allows them: its migrations run as superuser.
 */
const refusedStatements: [statement: string, reason: RegExp][] = [
  ['alter table auth.users add column nickname text', /must be owner of table users/],
  ['create table auth.own (id uuid)', /permission denied for schema auth/],
  ['create index on auth.sessions (ip)', /must be owner of table sessions/],
  ["comment on table storage.objects is 'Files'", /must be owner of table objects/],
  ['alter table storage.objects disable row level security', /must be owner of table objects/],
  [
    "create function storage.own() returns integer language sql as 'select 1'",
    /permission denied for schema storage/,
  ],
  ['delete from storage.objects', /Direct deletion from storage tables is not allowed/],
  ['set role supabase_auth_admin', /permission denied to set role/],
  ['set role supabase_storage_admin', /permission denied to set role/],
];

/**
 * Statements that this copy of a project would allow: a migration that needs one must fail here, not at the first push.
 */
export function unrefused(cluster: Cluster): string[] {
  return refusedStatements.flatMap(([statement, reason]) => {
    try {
      cluster.psql(`begin; ${statement}; rollback;`, 'daybreak', 'postgres');
    } catch (error) {
      if (reason.test(String(error))) return [];
      throw error;
    }
    return [`The stand-in for a hosted project lets migrations run: ${statement}`];
  });
}
