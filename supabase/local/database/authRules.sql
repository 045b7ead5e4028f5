-- Rules for accounts, whatever path a request took to the auth server. Run at every start, like authTables.sql. The
-- hosted auth server asks for the present password itself (README, Hosted).

-- Allows the next password change of this account. Someone with a second step has taken it in this session, and knows
-- the present password, unless a mailed link replaces it or an administrator set it. `compared` is true if a password
-- was checked.
create or replace function auth.prove_password(account uuid, session uuid, current_one text, out refusal text, out compared boolean)
language plpgsql security invoker set search_path = '' as $$
begin
  compared := false;
  if exists (select 1 from auth.mfa_factors where user_id = account and status = 'verified')
    and not exists (select 1 from auth.sessions where id = session and user_id = account and aal = 'aal2') then
    refusal := 'insufficient_aal';
  elsif exists (select 1 from public.user_profiles where user_id = account and password_changed) and not exists (
      select 1 from auth.mfa_amr_claims as claim join auth.sessions as own on own.id = claim.session_id
      where own.id = session and own.user_id = account and claim.authentication_method in ('otp', 'magiclink', 'recovery')) then
    if coalesce(current_one, '') = '' then
      refusal := 'current_password_required';
    else
      compared := true;
      -- bcryptjs, which lite hashes with, writes $2b$ for what pgcrypto knows as $2a$.
      if not exists (
        select 1 from auth.users as known,
          regexp_replace(known.encrypted_password, '^\$2[by]\$', '$2a$') as hash
        where known.id = account and hash = extensions.crypt(current_one, hash)) then
        refusal := 'current_password_invalid';
      end if;
    end if;
  end if;
  if refusal is null then
    perform set_config('daybreak.password_of', account::text, false);
  end if;
end
$$;
revoke all on function auth.prove_password from public;

create or replace function auth.refuse_unproved_password() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('daybreak.password_of', true) is distinct from new.id::text then
    raise exception 'A password is changed by who knows the present one, or by an administrator.' using errcode = '42501';
  end if;
  return new;
end
$$;
create or replace trigger refuse_unproved_password before update of encrypted_password on auth.users
for each row when (old.encrypted_password is distinct from new.encrypted_password)
execute function auth.refuse_unproved_password();
