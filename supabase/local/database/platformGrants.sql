-- Runs after the auth server and Storage have created their schemas.
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;
revoke all on schema supabase_migrations from public;

grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
