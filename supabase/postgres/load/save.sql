select revision from public.pieces where id = public.seeded('b', :piece) \gset
select * from public.save_piece(public.seeded('b', :piece), :revision,
  jsonb_build_object('headline', 'Hello ' || random()), gen_random_uuid());
commit;
