\set word random(1, 1000)
select * from public.search_pieces(left(public.seeded_words(:word, 1), 4));
commit;
