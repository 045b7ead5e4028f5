-- A word that is in many pieces was looked up in all of them to find the few that everybody may see.
create index pieces_everybody_words on public.pieces using gin (words) where everybody is not null and deleted_at is null;
