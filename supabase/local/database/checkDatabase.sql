-- Reads every relation as PostgreSQL's own checker does, and each table again through an index, which finds a truncated
-- table file. The extension is removed with this transaction.
create schema self_check;
create extension amcheck with schema self_check;

do $$
declare
  part record;
  fault text;
begin
  for part in
    select c.oid, c.oid::regclass as name from pg_class c
    where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'
  loop
    select f.msg into fault from self_check.verify_heapam(part.oid, check_toast => true) f limit 1;
    if found then
      raise exception '%: %', part.name, fault using errcode = 'data_corrupted';
    end if;
  end loop;
  perform self_check.bt_index_check(i.indexrelid, true)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid;
  perform set_config(name, 'off', true)
  from unnest(array['enable_seqscan', 'enable_bitmapscan', 'enable_indexonlyscan', 'enable_sort']) name;
  for part in
    select distinct on (i.indrelid) i.indrelid::regclass as name,
      (select string_agg(quote_ident(attname), ', ' order by k.place)
       from unnest(i.indkey::int2[]) with ordinality k (number, place)
       join pg_attribute on attrelid = i.indrelid and attnum = k.number) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid
      and i.indexprs is null and i.indpred is null
    order by i.indrelid, i.indisprimary desc
  loop
    execute format('select count(*) from (select 1 from %s order by %s offset 0) as rows', part.name, part.columns);
  end loop;
end;
$$;
