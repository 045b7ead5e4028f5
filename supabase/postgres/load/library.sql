select * from public.search_pieces();
commit;
