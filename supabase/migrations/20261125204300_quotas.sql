-- What one person may keep. docs/library.md states the numbers; each is enforced where the row is written, whoever writes it.
create function private.quota_of(what text) returns bigint
language sql immutable security invoker set search_path = ''
as $$
  select case what
    when 'pieces' then 2000 when 'bytes of pictures' then 2000 * 1024 * 1024::bigint when 'review links' then 20 when 'bytes of metadata' then 8192
  end
$$;
revoke all on function private.quota_of(text) from public, anon, authenticated, service_role;

create function private.keep_piece_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once do not each see room for one.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (select count(*) from public.pieces as own where own.owner_id = new.owner_id) >= private.quota_of('pieces')
    -- Sent again, it is there already.
    and not exists (select 1 from public.pieces as there where there.id = new.id) then
    raise exception 'Your library holds 2,000 pieces, those in the bin included. Delete some for good before you add another one.'
      using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_piece_quota() from public, anon, authenticated, service_role;
-- What is handed over is never refused: nothing may be lost because its new owner has much.
create trigger keep_piece_quota before insert on public.pieces for each row execute function private.keep_piece_quota();

create function private.keep_review_link_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.owner_id));
  if (
    select count(*) from public.review_links as open
    where open.owner_id = new.owner_id and open.revoked_at is null and open.expires_at > now()
  ) >= private.quota_of('review links') then
    raise exception 'You have 20 open review links. Revoke one before you make another one.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_review_link_quota() from public, anon, authenticated, service_role;
create trigger keep_review_link_quota before insert on public.review_links
for each row execute function private.keep_review_link_quota();

create function private.keep_picture_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('quota ' || new.account_id));
  if (
    select sum(stored.bytes) from private.picture_holders as held join private.pictures as stored on stored.sha256 = held.sha256
    where held.account_id = new.account_id
  ) + (select stored.bytes from private.pictures as stored where stored.sha256 = new.sha256) > private.quota_of('bytes of pictures')
    and not exists (
      select 1 from private.picture_holders as held where held.account_id = new.account_id and held.sha256 = new.sha256
    ) then
    raise exception 'Your pictures take up 2,000 MB. Delete pieces with pictures for good before you add another one.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_picture_quota() from public, anon, authenticated, service_role;
create trigger keep_picture_quota before insert on private.picture_holders for each row execute function private.keep_picture_quota();

-- Everybody writes what they like about themselves; it goes with every session.
create function private.keep_metadata_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > private.quota_of('bytes of metadata') then
    raise exception 'What an account says about itself takes up 8 KB at most.' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke all on function private.keep_metadata_quota() from public, anon, authenticated, service_role;
create trigger keep_metadata_quota before insert or update of raw_user_meta_data on auth.users
for each row execute function private.keep_metadata_quota();

-- Accounts that belong to no entry of the directory may do nothing here. They go 30 days after they were made and last used, unless they own
-- pieces, which somebody is to have. While no super administrator has an account, the project is being set up, and all stay.
create function private.sweep_accounts() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  swept integer;
begin
  if not exists (
    select 1 from public.staff_directory as staff where staff.role = 'super_admin' and staff.is_active and staff.user_id is not null
  ) then
    return 0;
  end if;
  delete from auth.users as account
  where greatest(account.created_at, account.last_sign_in_at) <= now() - interval '30 days'
    and not exists (select 1 from public.staff_directory as staff where staff.user_id = account.id)
    and not exists (select 1 from public.pieces as own where own.owner_id = account.id);
  get diagnostics swept = row_count;
  return swept;
end
$$;
revoke all on function private.sweep_accounts() from public, anon, authenticated, service_role;
grant execute on function private.sweep_accounts() to service_role;

-- For `sweep-library`: how many accounts were deleted.
create function public.sweep_accounts() returns integer
language sql volatile security invoker set search_path = ''
as $$
  select private.sweep_accounts()
$$;
revoke all on function public.sweep_accounts() from public, anon, authenticated, service_role;
grant execute on function public.sweep_accounts() to service_role;
