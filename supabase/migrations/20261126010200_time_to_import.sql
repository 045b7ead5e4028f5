-- 5,000 people take seconds, and a hosted project stops a statement of `authenticated` after 8: PostgREST reads this before it begins one.
alter function public.import_people(jsonb, boolean, text) set statement_timeout = '30s';
