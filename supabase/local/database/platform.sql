-- The parts of a hosted project before our first migration that PGlite lacks: the request roles, the schema
-- "extensions", and the rights on the schemas auth and storage. Run as superuser, once per database.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto with schema extensions;

create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
