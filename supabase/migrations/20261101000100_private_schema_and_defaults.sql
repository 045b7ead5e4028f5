-- Older hosted projects grant everything on a new public table to anon and authenticated, newer ones nothing.
-- Both start from nothing here: every table, function and sequence names its own grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Without "in schema": PostgreSQL adds the per-schema defaults to these, it never subtracts them.
alter default privileges revoke execute on functions from public;

-- Helpers that policies call. Not in the API's schema list, so no URL reaches them.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
