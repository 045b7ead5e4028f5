-- Messages in plainer words. What the functions do stays the same.
do $plain$
declare
  message record;
  each record;
  is_found boolean;
begin
  for message in
    select * from (values
      ('This would make someone their own manager, directly or through the people above them. Choose another manager.',
        'This would make someone their own manager, directly or indirectly. Choose another manager.'),
      ('Your application is closed and can no longer be corrected.',
        'Your application is closed, so you can''t edit it anymore.'),
      ('Turn on two-step sign-in for yourself first.',
        'First, turn on two-step sign-in for your own account.'),
      ('A newer version of the portal saved this piece. Reload the page to continue.',
        'This piece was saved with a newer version of the portal. Reload the page to continue.'),
      ('Only the owner of a piece can do this. One of these isn''t yours, or was deleted.',
        'Only the owner of a piece can do this. One of the selected pieces isn''t yours or was deleted.'),
      ('This piece has changed since you opened it. Review it again, then ask for approval.',
        'This piece has changed since you opened it. Review it, then request approval.'),
      ('Fix the errors that the check found, then ask for approval.',
        'Fix the errors found by the check, then request approval.'),
      ('An administrator hasn''t turned on approval for this designer.',
        'Approval isn''t turned on for this type of piece.'),
      ('There are already 20 posts. Take one down first.',
        'There are already 20 posts. Delete one first.'),
      ('You can''t review your own piece. Ask someone else to.',
        'You can''t review your own piece. Ask someone else to review it.'),
      ('approve, edit or withdraw team photographs',
        'approve, edit or withdraw team photos')
    ) as stated (earlier, present)
  loop
    is_found := false;
    for each in
      select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prokind in ('f', 'p')
        and position(quote_literal(message.earlier) in p.prosrc) > 0
    loop
      execute replace(pg_catalog.pg_get_functiondef(each.oid), quote_literal(message.earlier), quote_literal(message.present));
      is_found := true;
    end loop;
    if not is_found then
      raise exception 'No function says "%".', message.earlier;
    end if;
  end loop;
end
$plain$;
