-- Messages in plainer words, and mail. What the functions whose messages change do stays the same.
do $plain$
declare
  message record;
  each record;
  is_found boolean;
begin
  for message in
    select * from (values
      ('% has left and cannot be the manager of anybody active. Choose another manager first.',
        '% has left and can''t manage active people. Choose another manager first.'),
      ('% is still the manager of % active %. Give them another manager first.',
        '% still manages % active %. Choose another manager for them first.'),
      ('A contact line has a name, title, email, phone and logo of at most 300 characters.',
        'A contact''s name, title, email, phone and logo can have up to 300 characters each.'),
      ('A field of a template is free, locked, or must be changed.',
        'Choose a rule for each template field: free, locked or must change.'),
      ('A name has 1 to 120 characters.',
        'Use 1 to 120 characters for the name.'),
      ('A name holds only characters that one can see.',
        'Use only visible characters in the name.'),
      ('A newer release of the portal has written this piece. Reload the page to go on.',
        'A newer version of the portal saved this piece. Reload the page to continue.'),
      ('A picture of this piece is not stored yet.',
        'A picture in this piece hasn''t been uploaded yet.'),
      ('A piece has at most 600 fields, whose names are letters and digits.',
        'A piece can have up to 600 fields, named with letters and digits only.'),
      ('A piece holds at most 256 KB of words and settings.',
        'A piece can have up to 256 KB of text and settings.'),
      ('A piece is a draft, ready or archived.',
        'Choose a status: draft, ready or archived.'),
      ('A piece is shared to be looked at or to be changed.',
        'Choose whether people can view or edit this piece.'),
      ('A request to save carries an id of its own.',
        'A save request needs its own ID.'),
      ('A request to save says which revision it has seen.',
        'A save request needs the revision it started from.'),
      ('A resume is opened for reading or for deletion.',
        'You can open a resume only to read or delete it.'),
      ('A review link works for 1 to 90 days.',
        'A review link can last 1 to 90 days.'),
      ('A template stays one of its designer. Publish this piece as a new one.',
        'A template can''t switch designers. Publish this piece as a new template.'),
      ('A version is never changed, only named.',
        'You can name a version, but you can''t change it.'),
      ('An account is linked to the entry of its own address.',
        'An account can be linked only to the directory entry with the same email address.'),
      ('An administrator changes the address of an account, in the staff directory.',
        'Only an administrator can change an account''s email address, in the staff directory.'),
      ('An invitation went out less than a minute ago. Wait a moment.',
        'An invitation was sent less than a minute ago. Wait a moment, then try again.'),
      ('Applications are kept for at least one month.',
        'Keep applications for at least one month.'),
      ('At least one active super administrator must remain.',
        'The portal needs at least one active super administrator.'),
      ('At most 1,000 pieces can be taken at once.',
        'Choose up to 1,000 pieces at a time.'),
      ('Choose a day from today on.',
        'Choose today or a later date.'),
      ('Import between 1 and 5,000 people at a time.',
        'Import 1 to 5,000 people at a time.'),
      ('Nobody can be their own manager, neither directly nor through the people above them.',
        'This would make someone their own manager, directly or through the people above them. Choose another manager.'),
      ('Nobody changes their own role or activation.',
        'You can''t change your own role or deactivate yourself.'),
      ('Note the cards of up to 5,000 people at once.',
        'Record up to 5,000 business cards at a time.'),
      ('Only a super administrator decides that.',
        'Only a super administrator can change that.'),
      ('Only active staff have a business card here.',
        'Business cards are for active staff only.'),
      ('Only active staff have a home page.',
        'The dashboard is for active staff only.'),
      ('Only active staff make business cards here.',
        'Only active staff can make business cards.'),
      ('Only active staff pin links.',
        'Only active staff can pin links.'),
      ('Only administrators hear of new applications.',
        'Only administrators can get emails about new applications.'),
      ('Only administrators look after business cards.',
        'Only administrators can manage business cards.'),
      ('Only administrators may open resumes.',
        'Only administrators can open resumes.'),
      ('Only administrators may publish templates.',
        'Only administrators can publish templates.'),
      ('Only administrators write positions.',
        'Only administrators can edit positions.'),
      ('Only administrators write posts.',
        'Only administrators can write posts.'),
      ('Only an active super administrator may change roles and activation.',
        'Only an active super administrator can change roles and activate or deactivate people.'),
      ('Only an active super administrator may hand over what is a colleague''s.',
        'Only an active super administrator can hand over a colleague''s pieces.'),
      ('Only an active super administrator may withdraw invitations.',
        'Only an active super administrator can withdraw invitations.'),
      ('Only super administrators import people.',
        'Only super administrators can import people.'),
      ('Only the owner of a piece may do this. One of these is not yours, or is not there any more.',
        'Only the owner of a piece can do this. One of these isn''t yours, or was deleted.'),
      ('Only the owner of this piece may do this.',
        'Only the owner of this piece can do this.'),
      ('Pieces are named by a list of their ids.',
        'Send the pieces as a list of IDs.'),
      ('Some of these applications are gone, or you may not change them. Nothing was changed.',
        'Some of these applications were deleted, or you can''t change them. Nothing was changed.'),
      ('The address of an account is that of its directory entry.',
        'An account''s email address must match its directory entry.'),
      ('The audit trail is only added to.',
        'No one can change or delete audit events.'),
      ('The directory has changed since you looked. Look again at what would happen, and then import.',
        'The directory changed since this preview. Check the new preview, then import.'),
      ('The library is for active members of staff.',
        'The library is for active staff only.'),
      ('The owner of this piece has put it into the bin, or shares it no longer.',
        'The owner moved this piece to the trash or stopped sharing it.'),
      ('The pictures of a piece are named by their SHA-256.',
        'Identify each picture by its SHA-256 hash.'),
      ('The template of this piece locks a field that you changed.',
        'You changed a field that this piece''s template locks.'),
      ('There are 20 posts. Take one down first.',
        'There are already 20 posts. Take one down first.'),
      ('There are 500 positions. Delete one first.',
        'There are already 500 positions. Delete one first.'),
      ('There are applications for this position. Close it instead.',
        'People have applied for this position, so you can''t delete it. Close it instead.'),
      ('There is no such entry in the staff directory.',
        'This person isn''t in the staff directory.'),
      ('There is no such link, or it is not yours.',
        'This link doesn''t exist, or it isn''t yours.'),
      ('There is no such piece, or it is not shared with you.',
        'This piece doesn''t exist, or it isn''t shared with you.'),
      ('There is no such resume.',
        'This resume doesn''t exist.'),
      ('There is no such template.',
        'This template doesn''t exist.'),
      ('This is no email address.',
        'This isn''t a valid email address.'),
      ('This is no list of names.',
        'This isn''t a list of names.'),
      ('This person has an account already.',
        'This person already has an account.'),
      ('This person is not in the directory.',
        'This person isn''t in the directory.'),
      ('This photo is not stored.',
        'This photo hasn''t been uploaded.'),
      ('This piece has no such version.',
        'This version doesn''t exist.'),
      ('What a piece keeps of its set names the set, and holds at most 256 KB.',
        'A piece''s campaign data must name the campaign and stay under 256 KB.'),
      ('What an account says about itself takes up 8 KB at most.',
        'Account details can be up to 8 KB.'),
      ('What is saved must be values by field.',
        'Send the values as an object with one entry per field.'),
      ('Who is banned has no session.',
        'A banned account can''t have a session.'),
      ('You have 20 open review links. Revoke one before you make another one.',
        'You have 20 active review links. Revoke one before you create another.'),
      ('You may change your own photo. Those of others are changed by super administrators.',
        'You can change your own photo. Only super administrators can change other people''s photos.'),
      ('You may look at this piece, but not change it.',
        'You can view this piece but not edit it.'),
      ('Your application is closed, so it cannot be corrected any more.',
        'Your application is closed and can no longer be corrected.'),
      ('Your library holds 2,000 pieces, those in the bin included. Delete some for good before you add another one.',
        'Your library has 2,000 pieces, including the trash. Delete some for good before you add more.'),
      ('Your pictures take up 2,000 MB. Delete pieces with pictures for good before you add another one.',
        'You can store up to 2,000 MB of pictures. Delete some pieces with pictures for good to make room.'),
      ('This person has left. Activate them first.',
        'This person is deactivated. Activate them first.'),
      ('This is too long: ',
        'Too long: '),
      ('This has line breaks or characters that cannot be seen: ',
        'Has line breaks or hidden characters: '),
      ('This email address is in the file more than once.',
        'This email address appears more than once in the file.'),
      ('The start date is not a day such as 2026-11-02, between 1950 and 2100.',
        'The start date must look like 2026-11-02 and be between 1950 and 2100.'),
      ('The first name is missing.',
        'First name is missing.'),
      ('The email address is missing.',
        'Email address is missing.'),
      ('Nobody is their own manager.',
        'People can''t be their own manager.'),
      ('Nobody has the email address of the manager.',
        'No one has this manager''s email address.'),
      ('This piece is in the bin. Bring it back to change it.',
        'This piece is in the trash. Restore it to change it.'),
      ('This piece is in the bin. Bring it back to share it.',
        'This piece is in the trash. Restore it to share it.'),
      ('password_changed follows the password; it cannot be set.',
        'password_changed is set when the password changes. You can''t set it yourself.'),
      ('This template was withdrawn.',
        'This template was withdrawn. Choose another one.'),
      ('{"code": "429", "message": "This link was opened too often. Try again in a minute.", "details": null, "hint": null}',
        '{"code": "429", "message": "This link was opened too many times. Try again in a minute.", "details": null, "hint": null}')
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

comment on table public.piece_shares is 'Pieces shared with named people. What all staff may do is stored with the piece.';
comment on column public.review_links.contact is 'Name, title, email, phone and logo of the person who made the link, as the piece shows them.';

-- '203.0.113.7', or '2001:db8:1:2::/64' for '2001:db8:1:2:3::4'; null for anything that isn't an address.
create or replace function private.network_of(address text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  host inet;
begin
  -- Not where it's declared: what fails there isn't caught.
  host := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(host, case family(host) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;

-- People to email now, each once for everything that was shared with them. Nothing is returned twice, so the caller
-- must send it: 200 people at a time, longest waiting first, because a hosted function is stopped after two seconds of
-- processor time. The five minutes leave time to undo a share; after a day it's no longer news.
create or replace function private.shares_due() returns table (person uuid, email text, first_name text, pieces jsonb)
language sql volatile security definer set search_path = ''
as $$
  with fresh as (
    select share.piece_id, share.person_id, share.shared_at
    from public.piece_shares as share join public.pieces as shared on shared.id = share.piece_id and shared.deleted_at is null
    where share.mailed_at is null and share.seen_at is null
      and share.shared_at between now() - interval '1 day' and now() - interval '5 minutes'
  ), readers as (
    select fresh.person_id from fresh group by fresh.person_id order by min(fresh.shared_at), fresh.person_id limit 200
  ), due as (
    update public.piece_shares as share set mailed_at = now()
    from fresh join readers on readers.person_id = fresh.person_id join public.pieces as shared on shared.id = fresh.piece_id
    where share.piece_id = fresh.piece_id and share.person_id = fresh.person_id
      -- Another run may have taken it since it was read above.
      and share.mailed_at is null
    returning share.person_id, share.shared_at, shared.id, shared.name, shared.designer, shared.owner_id
  )
  select reader.user_id, reader.email::text, reader.first_name::text, jsonb_agg(
    jsonb_build_object(
      'piece', due.id, 'name', due.name, 'designer', due.designer,
      'owner', (select btrim(concat_ws(' ', giver.first_name, giver.last_name)) from public.staff_directory as giver where giver.user_id = due.owner_id)
    ) order by due.shared_at desc, due.id
  )
  from due join public.staff_directory as reader on reader.user_id = due.person_id and reader.is_active
  group by reader.user_id, reader.email, reader.first_name
$$;

-- The mail log's kinds: approvals, brand updates and comments are new.
alter table public.mail_log drop constraint mail_log_kind_check;
alter table public.mail_log add constraint mail_log_kind_check
check (kind in ('invitation', 'test', 'application', 'confirmation', 'notice', 'share', 'approval', 'recall', 'comment'));
