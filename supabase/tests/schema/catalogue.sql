-- Lists everything that migrations create, one row each, to compare two databases. Comments and spacing inside
-- functions don't count, and neither do numbers that PostgreSQL assigns.
with ours as (
  select oid, nspname from pg_namespace where nspname in ('public', 'private', 'auth', 'storage', 'extensions')
), relation as (
  select c.*, ours.nspname || '.' || c.relname as name from pg_class c join ours on ours.oid = c.relnamespace
)
select 'schema' as kind, nspname as name,
  concat_ws(' ', array(select acl::text from unnest(coalesce(nspacl, acldefault('n', nspowner))) acl order by 1)) as what
from pg_namespace where oid in (select oid from ours)
union all
select 'default rights', defaclobjtype::text || coalesce(' in ' || defaclnamespace::regnamespace, ''),
  concat_ws(' ', array(select acl::text from unnest(defaclacl) acl order by 1))
from pg_default_acl
union all
select 'extension', extname, extnamespace::regnamespace::text from pg_extension
union all
select 'relation', name, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity, relreplident, reloptions,
  array(select acl::text from unnest(coalesce(relacl, acldefault((case relkind when 'S' then 's' else 'r' end)::"char", relowner))) acl order by 1))
from relation where relkind not in ('i', 'c')
union all
select 'view', name, pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
union all
select 'column', name || '.' || attname, concat_ws(' ', row_number() over (partition by attrelid order by attnum),
  format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, nullif(attidentity, ''), nullif(attgenerated, ''),
  pg_get_expr(adbin, adrelid), attstorage, attcompression, attstattarget, attcollation::regcollation,
  array(select acl::text from unnest(attacl) acl order by 1))
from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped and relkind <> 'i'
left join pg_attrdef on adrelid = attrelid and adnum = attnum
union all
select 'constraint', case when conrelid <> 0 then conrelid::regclass::text else contypid::regtype::text end || '.' || conname,
  concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), convalidated, condeferrable, condeferred)
from pg_constraint join ours on ours.oid = connamespace
union all
select 'index', name, concat_ws(' ', pg_get_indexdef(oid), indisvalid, indisunique, indisclustered, reloptions)
from relation join pg_index on indexrelid = oid
union all
select 'function', ours.nspname || '.' || proname || '(' || pg_get_function_arguments(p.oid) || ')', concat_ws(' ',
  pg_get_function_result(p.oid), lanname, prokind, provolatile, proisstrict, proleakproof, prosecdef, proparallel, procost, prorows, proconfig,
  array(select acl::text from unnest(coalesce(proacl, acldefault('f', proowner))) acl order by 1),
  regexp_replace(regexp_replace(prosrc, '^\s*--[^\n]*$|\s--\s[^\n]*$', ' ', 'gn'), '\s+', ' ', 'g'))
from pg_proc p join ours on ours.oid = pronamespace join pg_language l on l.oid = prolang
union all
select 'trigger', tgrelid::regclass || '.' || tgname, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
from pg_trigger t join relation on relation.oid = tgrelid where not tgisinternal
union all
select 'policy', schemaname || '.' || tablename || '.' || policyname, concat_ws(' ', permissive, roles, cmd, qual, 'check', with_check)
from pg_policies
union all
select 'type', ours.nspname || '.' || typname, concat_ws(' ', typtype, nullif(typbasetype, 0::oid)::regtype, typnotnull, typdefault,
  array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder),
  array(select acl::text from unnest(coalesce(typacl, acldefault('T', typowner))) acl order by 1))
from pg_type t join ours on ours.oid = typnamespace where typcategory <> 'A'
union all
select 'comment', (select concat_ws(' ', type, identity) from pg_identify_object(d.classoid, d.objoid, d.objsubid)), description
from pg_description d join relation on relation.oid = objoid where classoid = 'pg_class'::regclass
union all
select 'comment', objoid::regprocedure::text, description
from pg_description join pg_proc p on p.oid = objoid join ours on ours.oid = pronamespace where classoid = 'pg_proc'::regclass
union all
select 'publication', pubname, concat_ws(' ', puballtables, pubinsert, pubupdate, pubdelete,
  array(select prrelid::regclass::text from pg_publication_rel where prpubid = p.oid order by 1))
from pg_publication p
union all
select 'statistics', stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext
union all
select 'rule', schemaname || '.' || tablename || '.' || rulename, definition from pg_rules where schemaname in (select nspname from ours)
union all
select 'event trigger', evtname, evtevent from pg_event_trigger
union all
select 'bucket', id, to_jsonb(bucket)::text from (
  select id, name, public, file_size_limit, allowed_mime_types from storage.buckets
) bucket
order by 1, 2, 3;
