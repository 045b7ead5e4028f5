-- Deleted pieces go to the trash and are restored from it, and programs for email are email apps. What the functions do stays the same.
do $plain$
declare
  each record;
  message record;
  body text;
  found_in integer;
begin
  create temporary table plain_messages (earlier text, present text) on commit drop;
  insert into plain_messages (earlier, present) values
    ('The owner moved this piece to the bin or stopped sharing it.',
      'The owner moved this piece to the trash or stopped sharing it.'),
    ('This piece is in the bin. Bring it back to change it.',
      'This piece is in the trash. Restore it to change it.'),
    ('This piece is in the bin. Bring it back to share it.',
      'This piece is in the trash. Restore it to share it.'),
    ('Your library has 2,000 pieces, including your bin. Delete some for good before you add more.',
      'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.');

  for message in select * from plain_messages loop
    found_in := 0;
    for each in
      select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prokind in ('f', 'p')
        and position(quote_literal(message.earlier) in p.prosrc) > 0
    loop
      body := pg_catalog.pg_get_functiondef(each.oid);
      execute replace(body, quote_literal(message.earlier), quote_literal(message.present));
      found_in := found_in + 1;
    end loop;
    if found_in = 0 then
      raise exception 'No function says "%".', message.earlier;
    end if;
  end loop;
end
$plain$;

-- What passages say of them, and the labels they quote. A passage can have several.
do $passages$
declare
  label record;
begin
  for label in
    select earlier, present
    from (values
      ('"Move to the bin" in the menu of the piece. It stays in the bin for 30 days, and "Bring back" returns it until then.',
        '"Move to trash" in the menu of the piece. It stays in the trash for 30 days, and you can "Restore" it until then.'),
      ('Pieces in the person''s bin stay there.', 'Pieces in the person''s trash stay there.'),
      ('"Bin" what you deleted', '"Trash" what you deleted'),
      ('2,000 pieces, including the bin,', '2,000 pieces, including the trash,'),
      ('Filter by owner, designer, state or folder', 'Filter by owner, designer, status or folder'),
      ('"Mark as" sets the state:', '"Mark as" sets the status:'),
      ('Colleagues who may edit can work', 'Colleagues with edit access can work'),
      ('"Make a review link"', '"Create a review link"'),
      ('Copy the link at once: it''s shown only then.', 'Copy the link right away. You won''t see it again.'),
      ('Only the owner shares a piece.', 'Only the owner can share a piece.'),
      ('for everybody, for people without a card', 'for everyone, for people without a card'),
      ('a mail program such as', 'an email app such as'),
      ('your mail program', 'your email app'),
      ('phones and mail programs add', 'phones and email apps add'),
      ('"Usual order" brings back the default.', '"Default order" resets them.'),
      ('make your business card, choose', 'create your business card, choose'),
      ('signs the person out at once', 'signs the person out right away'),
      ('uncoated is like letter paper', 'uncoated is like office paper'),
      ('Gmail takes signatures of up to', 'Gmail allows signatures of up to'),
      ('The assets may not be used without permission;', 'Don''t use the assets without permission;'),
      ('The assets may not be used without permission.', 'Don''t use the assets without permission.')
    ) as labels (earlier, present)
  loop
    update public.portal_knowledge set body = replace(body, label.earlier, label.present)
    where position(label.earlier in body) > 0;
    if not found then
      raise exception 'No passage says "%".', label.earlier;
    end if;
  end loop;
end
$passages$;
