-- What was mailed to an account ends with the address and with the account: links and codes to reset, confirm, invite or change. The hosted
-- auth server looks them up in a table of its own, which the embedded one doesn't have.
create function private.end_mailed_links(account uuid) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update auth.users set recovery_token = '', confirmation_token = '', reauthentication_token = '', email_change_token_new = '',
    email_change_token_current = ''
  where id = account;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using account;
  end if;
end
$$;
revoke all on function private.end_mailed_links(uuid) from public, anon, authenticated, service_role;

create or replace function private.follow_directory_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.user_id is not distinct from old.user_id then
    update auth.users set email = new.email, updated_at = now() where id = new.user_id and email is distinct from new.email;
    if found then
      perform private.end_mailed_links(new.user_id);
    end if;
    update auth.identities
    set identity_data = identity_data || jsonb_build_object('email', new.email), updated_at = now()
    where user_id = new.user_id and provider = 'email' and email is distinct from new.email;
  elsif not exists (select 1 from auth.users where id = new.user_id and private.identity_key(email) = new.email) then
    raise exception 'An account is linked to the entry of its own address.' using errcode = '23514';
  end if;
  return null;
end
$$;

create or replace function private.close_account(account uuid) returns void
language sql volatile security invoker set search_path = ''
as $$
  -- As the auth server bans for good: a time that Go can read, which infinity is not.
  update auth.users set banned_until = now() + interval '100 years', email_confirmed_at = null where id = account;
  select private.end_mailed_links(account);
  -- Refresh tokens go with their session.
  delete from auth.sessions where user_id = account;
$$;
