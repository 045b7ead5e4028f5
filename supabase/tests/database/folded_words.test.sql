-- Text typed on a keyboard finds what programs and people write differently: names, pieces, the audit trail.

select plan(37);

select is(lower(private.search_text(written)), plain, format('%s is searched as %s', written, plain))
from (values
  (U&'O\2019Neill', 'o''neill'), (U&'O\02BCNeill', 'o''neill'), (U&'O\2018Neill', 'o''neill'), (U&'O\00B4Neill', 'o''neill'),
  (U&'O\2032Neill', 'o''neill'), ('O`Neill', 'o''neill'),
  (U&'Jean\2010Luc', 'jean-luc'), (U&'Jean\2011Luc', 'jean-luc'), (U&'Jean\2013Luc', 'jean-luc'), (U&'Jean\2014Luc', 'jean-luc'),
  (U&'Jean\2212Luc', 'jean-luc'),
  (U&'\201CSun\201D', '"sun"'), (U&'\00ABSol\00BB', '"sol"'),
  (U&'Jos\00E9 \00C5ngstr\00F6m', 'jose angstrom'), (U&'\0141ukasz \00D8ster \0110or\0111e', 'lukasz oster dorde'),
  (U&'Wei\00DF \00C6sir \0152uvre', 'weiss aesir oeuvre'), (U&'Nguy\1EC5n', 'nguyen'), (U&'\FF21\FF22', 'ab'), (U&'a\00A0b', 'a b'),
  (U&'zero\200Bwidth\00AD', 'zerowidth')
) as said (written, plain);

select pg_temp.add_person('a1', 'chief', 'super_admin', U&'Jean\2011Luc');
update public.staff_directory set last_name = U&'O\2019Neill' where email = 'chief@test.example';
insert into public.staff_directory (email, first_name, last_name, role)
values ('luk@test.example', U&'\0141ukasz', 'Nowak', 'staff');
insert into public.audit_events (actor, actor_id, action, subject)
values ('chief@test.example', '00000000-0000-4000-8000-0000000000a1', 'piece.made', U&'The O\2019Neill\2013flyer');

select is(private.name_words_of(U&'Jean\2011Luc', written), private.name_words_of('Jean-Luc', 'O''Neill'), format('the words of a name are those of a keyboard: %s', written))
from unnest(array[U&'O\2019Neill', U&'O\02BCNeill', U&'O\2018Neill', 'O`Neill']) as written;
select ok(private.name_words_of(U&'Jean\2011Luc', U&'O\02BCNeill') @> array['oneill', 'neill', 'jean', 'luc'], 'a joined word is included as one word and as two');

set local role authenticated;
select pg_temp.become('a1');
select create_piece('00000000-0000-4000-c000-000000000001', 'poster', 2, '1.0', U&'O\2019Neill\2011Fest', U&'{"headline": "\0141\00F3d\017A am Stra\00DFenrand"}');

select isnt_empty(format('select 1 from search_pieces(%L)', question), format('a piece is found by %s', question))
from unnest(array['o''neill', U&'O\02BCNeill', 'neill-fest', U&'Neill\2013Fest', 'lodz', 'strassenrand', U&'Stra\00DFe']) as question;

select isnt_empty(format('select 1 from audit_trail(words => %L)', question), format('an event is found by %s', question))
from unnest(array['o''neill-flyer', U&'O\2018Neill', 'Jean-Luc O''Neill']) as question;

select isnt_empty(format('select 1 from staff_directory where words @@ plainto_tsquery(''pg_catalog.english'', private.search_text(%L))', question),
  format('a person is found by %s', question))
from unnest(array['lukasz', U&'\0141ukasz']) as question;
