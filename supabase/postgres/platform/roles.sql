-- A hosted project before its first migration, part one: the roles, their rights and their memberships. Roles belong to
-- the cluster, so this runs once. Facts from Supabase's documentation and its projects' responses; nothing is copied.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
-- PostgREST logs in as this one, and sets the other role's limits when it switches.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

-- Runs migrations. Not a superuser, and not a member of the auth server's or Storage's role.
create role postgres login createdb createrole replication bypassrls;
alter role postgres set search_path = "$user", public, extensions;
grant anon, authenticated, service_role to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter role supabase_admin set search_path = "$user", public, auth, extensions;

-- The auth server and Storage, which see only their own tables.
create role supabase_auth_admin login noinherit createrole;
alter role supabase_auth_admin set search_path = auth;
create role supabase_storage_admin login noinherit createrole;
alter role supabase_storage_admin set search_path = storage;
grant authenticator to supabase_storage_admin;
create role dashboard_user nologin createdb createrole replication;
