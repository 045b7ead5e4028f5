select * from public.pieces where id = public.seeded('b', :piece);
select rights from public.piece_shares where piece_id = public.seeded('b', :piece) and person_id = public.seeded('a', :who);
commit;
