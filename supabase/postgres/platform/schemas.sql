-- Part two, in each database: schemas, default rights, and policies on Storage's tables. `generous` chooses one of the
-- two sets of default rights that projects have had: everything on a new table of `public` for the API's roles, or
-- nothing.
alter schema public owner to pg_database_owner;
revoke create on schema public from public;
grant usage on schema public to postgres, anon, authenticated, service_role;
\if :generous
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
\endif

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres, dashboard_user;
create extension pgcrypto with schema extensions;
grant all on all functions in schema extensions to postgres with grant option;

-- Without its extension, GraphQL has this one function, which says so.
create schema graphql_public;
grant usage on schema graphql_public to postgres, anon, authenticated, service_role;
create function graphql_public.graphql(
  "operationName" text default null, query text default null, variables jsonb default null, extensions jsonb default null
) returns jsonb language sql as $$
  select '{"errors": [{"message": "pg_graphql extension is not enabled."}]}'::jsonb
$$;
grant execute on function graphql_public.graphql to postgres, anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, dashboard_user, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to postgres, dashboard_user;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres with grant option;
grant usage on schema storage to anon, authenticated, service_role, dashboard_user;

-- Only a table's owner creates policies on it. On hosted projects, an extension of Supabase's lets `postgres` create
-- them on Storage's tables and nothing else; here a trigger lends it the owner's membership for that one statement.
create function extensions.lend_storage() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  grant supabase_storage_admin to postgres;
end
$$;
create function extensions.take_storage_back() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  revoke supabase_storage_admin from postgres;
end
$$;
create event trigger lend_storage on ddl_command_start when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
execute function extensions.lend_storage();
create event trigger take_storage_back on ddl_command_end when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
execute function extensions.take_storage_back();
