-- Comments, a refusal and two passages in the glossary's words.
comment on table public.piece_shares is 'Pieces shared with named people. What all staff may do is stored with the piece.';
comment on column public.review_links.contact is 'Name, title, email, phone and logo of the person who made the link, as the piece shows them.';

create or replace function private.keep_set(piece uuid, record jsonb) returns public.saved_piece
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.pieces := private.piece_for(piece, 'edit');
begin
  if not private.is_set_record(record) then
    raise exception 'What a piece keeps of its campaign names the campaign, and holds at most 256 KB.' using errcode = '23514';
  end if;
  update public.pieces as present set in_set = record, revision = present.revision + 1
  where present.id = held.id and present.in_set is distinct from record;
  return private.saved_piece(held.id, null);
end
$$;

update public.portal_knowledge as passage
set body = stated.body
from (values
('The password you were given',
  'If you still have the password that an administrator gave you, you''re asked for a new one after you sign in. It needs at least 8 '
  'characters, and the dialog stays open until you set one. Until then you see only your own profile.'),
('Presenter view of the sales deck',
  'The sales deck has a presenter view: your notes and a timer in a second window, next to the slides that your audience sees.')
) as stated (title, body)
where passage.title = stated.title;
