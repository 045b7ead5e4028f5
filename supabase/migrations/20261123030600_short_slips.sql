-- Slips in words of four or five letters, which are too short to be read by their nearness alone.
insert into public.search_words (word, stands_for, kind)
select word, 'person', 'field' from string_to_table('phon fone phne pone emal emial eamil mial numbr nuber numer adres addres', ' ') as word
on conflict do nothing;
insert into public.search_words (word, stands_for, kind)
select word, 'phone', 'means' from string_to_table('phon fone phne numbr nuber', ' ') as word
on conflict do nothing;
