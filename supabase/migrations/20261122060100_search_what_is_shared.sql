-- What colleagues shared can be asked for by itself: with ten thousand pieces of one's own, it stood pages away.
drop function public.search_pieces(text, uuid, text, text, text, boolean, text, text, uuid, integer);
drop function private.search_pieces(text, uuid, text, text, text, boolean, text, text, uuid, integer);

-- Finding pieces. Not through the policy: PostgreSQL uses no index of words before it has decided which rows somebody may
-- see. Who may see what is said in three parts instead (one's own, everybody's, shared by name), each of which an index
-- gives in the order that is asked for, so that a page costs the same however many pieces there are.
create function private.search_pieces(
  question text, person uuid, designer text, state text, folder text, binned boolean, others boolean, sort text,
  after_key text, after_id uuid, page_size integer
) returns setof public.found_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_staff();
  by_name boolean := sort = 'name';
  -- Every word that was typed, or what begins with it; a word and its stem are one.
  words_asked pg_catalog.tsquery := (
    select string_agg(
      format('(%s:* | %s:*)', private.quoted(said.lexeme), private.quoted(coalesce(stem.lexeme, said.lexeme))), ' & '
    )::pg_catalog.tsquery
    from (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.simple', private.search_text(left(question, 200)))) limit 12
    ) as said
    left join lateral (
      select lexeme from pg_catalog.unnest(to_tsvector('pg_catalog.english', said.lexeme)) limit 1
    ) as stem on true
  );
  conditions text := concat_ws(' and ',
    'true',
    case when words_asked is not null then 'piece.words @@ $1' end,
    case when person is not null then 'piece.owner_id = $2' end,
    case when designer is not null then 'piece.designer = $3' end,
    case when state is not null then 'piece.state = $4' end,
    case when folder is not null then 'piece.folder = $5' end,
    case when after_id is not null and by_name then '(lower(piece.name), piece.id) > ($7, $8)' end,
    case when after_id is not null and not by_name then '(piece.updated_at, piece.id) < ($7::timestamptz, $8)' end
  );
  ordered text := case when by_name then 'order by lower(piece.name), piece.id' else 'order by piece.updated_at desc, piece.id desc' end;
  part text := '(select piece.id, piece.owner_id, piece.designer, piece.name, piece.folder, piece.state, piece.revision, '
    'piece.version, piece.everybody, piece.from_template, piece.template_version, piece.created_at, piece.updated_at, '
    'piece.updated_by, piece.deleted_at, ' || case when by_name then 'lower(piece.name)' else 'piece.updated_at::text' end
    || ' as sort_key from public.pieces as piece where %s and ' || conditions || ' ' || ordered || ' limit $9)';
begin
  return query execute
    case
      when coalesce(binned, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is not null')
      else 'select * from (' || concat_ws(' union all ',
        case when not coalesce(others, false) then format(part, 'piece.owner_id = $6 and piece.deleted_at is null') end,
        format(part, 'piece.everybody is not null and piece.deleted_at is null and piece.owner_id <> $6'),
        format(part, 'piece.id = any ($10) and piece.everybody is null and piece.deleted_at is null and piece.owner_id <> $6'))
        || ') as piece ' || ordered || ' limit $9'
      end
  using words_asked, person, designer, state, folder, me, after_key, after_id, least(greatest(coalesce(page_size, 50), 1), 100),
    (select private.pieces_shared_with_me());
end
$$;
revoke all on function private.search_pieces(text, uuid, text, text, text, boolean, boolean, text, text, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.search_pieces(text, uuid, text, text, text, boolean, boolean, text, text, uuid, integer) to authenticated;

-- `others`: only what colleagues shared. `sort`: 'recent', or 'name'. The next page begins after `sort_key` and `id` of the last row.
create function public.search_pieces(
  question text default null, person uuid default null, designer text default null, state text default null,
  folder text default null, binned boolean default false, others boolean default false, sort text default 'recent',
  after_key text default null, after_id uuid default null, page_size integer default 50
) returns setof public.found_piece
language sql volatile security invoker set search_path = ''
as $$
  select * from private.search_pieces(question, person, designer, state, folder, binned, others, sort, after_key, after_id, page_size)
$$;
revoke all on function public.search_pieces(text, uuid, text, text, text, boolean, boolean, text, text, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.search_pieces(text, uuid, text, text, text, boolean, boolean, text, text, uuid, integer) to authenticated;
