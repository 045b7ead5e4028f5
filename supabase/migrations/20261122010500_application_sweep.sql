-- What `sweep-applications` deletes: files that no application names after a day, and applications that are older than
-- the months they may be kept for. Files go through Storage, so the database only says which. Forgets old tickets.
create function public.applications_to_sweep(months integer) returns jsonb
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if months is null or months < 1 then
    raise exception 'Applications are kept for at least one month.' using errcode = '22023';
  end if;
  delete from private.application_tickets where given_at <= now() - interval '1 day';
  return jsonb_build_object(
    'orphans', coalesce((
      select jsonb_agg(name) from (
        select stored.name from storage.objects as stored
        where stored.bucket_id = 'resumes' and stored.created_at <= now() - interval '1 day'
          and not exists (select 1 from public.job_applications where resume_url = stored.name)
        order by stored.created_at limit 500
      ) as orphans
    ), '[]'),
    'expired', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'resume', resume_url)) from (
        select id, resume_url from public.job_applications
        where created_at <= now() - make_interval(months => months)
        order by created_at limit 100
      ) as expired
    ), '[]')
  );
end
$$;
revoke all on function public.applications_to_sweep(integer) from public, anon, authenticated, service_role;
grant execute on function public.applications_to_sweep(integer) to service_role;
