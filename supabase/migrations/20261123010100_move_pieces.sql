-- Several of one's own into a folder in one request, or out of any: one at a time, half of them stayed where a connection broke.
create function private.move_pieces(pieces uuid[], new_folder text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  title text := private.require_folder(new_folder);
  moved integer;
begin
  perform private.require_own(pieces);
  update public.pieces as own set folder = title
  where own.id = any (pieces) and own.deleted_at is null and own.folder is distinct from title;
  get diagnostics moved = row_count;
  return moved;
end
$$;
revoke all on function private.move_pieces(uuid[], text) from public, anon, authenticated, service_role;
grant execute on function private.move_pieces(uuid[], text) to authenticated;

-- An empty folder is none; gives how many were elsewhere. What lies in the bin stays as it is.
create function public.move_pieces(pieces jsonb, new_folder text) returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.move_pieces(private.ids_of(pieces), new_folder)
$$;
revoke all on function public.move_pieces(jsonb, text) from public, anon, authenticated, service_role;
grant execute on function public.move_pieces(jsonb, text) to authenticated;
