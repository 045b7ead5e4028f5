-- The library: designers whose pieces need approval, and their approvers.

-- Designers whose pieces need approval, and their approvers besides administrators. Without a row, no approval is
-- needed.
create table public.approval_rules (
  designer text primary key check (designer ~ '^[a-z][a-z0-9-]{0,39}$'),
  is_on boolean not null,
  -- No foreign keys: these are account ids.
  approvers uuid[] not null default '{}' check (cardinality(approvers) <= 50),
  -- True if PNG and JPEG files of approved pieces are marked as approved too.
  marks_pictures boolean not null default false
);
comment on table public.approval_rules is 'Which designers'' pieces go through approval, and who approves them besides administrators.';

alter table public.approval_rules enable row level security;
grant select on table public.approval_rules to authenticated, service_role;

create policy approval_rules_read on public.approval_rules
for select to authenticated
using ((select private.current_staff_role()) is not null);

-- True if the caller approves pieces of this designer.
create function private.may_approve(designer text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select private.is_administrator()) or (
    (select private.current_staff_role()) is not null and exists (
      select 1 from public.approval_rules as rule
      where rule.designer = $1 and (select private.current_account()) = any (rule.approvers)
    )
  )
$$;

create function private.set_approval_rule(designer text, is_on boolean, approvers uuid[], marks_pictures boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  named uuid;
begin
  perform private.require_administrator('change who approves');
  if cardinality(approvers) > 50 then
    raise exception 'Choose up to 50 people.' using errcode = '23514';
  end if;
  -- Someone who was named earlier may have left since.
  for named in
    select distinct each from unnest(approvers) as each
    except select unnest(rule.approvers) from public.approval_rules as rule where rule.designer = designer
  loop
    perform private.require_colleague(named);
  end loop;
  insert into public.approval_rules as rule (designer, is_on, approvers, marks_pictures)
  values (designer, is_on, array(select distinct each from unnest(approvers) as each order by each), coalesce(marks_pictures, false))
  on conflict on constraint approval_rules_pkey do update set
    is_on = excluded.is_on, approvers = excluded.approvers, marks_pictures = coalesce(marks_pictures, rule.marks_pictures)
  where (rule.is_on, rule.approvers, rule.marks_pictures)
    is distinct from (excluded.is_on, excluded.approvers, coalesce(marks_pictures, rule.marks_pictures));
end
$$;
grant execute on function private.set_approval_rule to authenticated;

-- Turns approval on or off for a designer's pieces. A version in review when it's turned off can still be answered. For
-- administrators.
-- @param approvers people who approve them besides administrators
-- @param marks_pictures marks pictures of approved pieces too; null leaves it unchanged
create function public.set_approval_rule(designer text, is_on boolean, approvers jsonb default '[]', marks_pictures boolean default null) returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.set_approval_rule(designer, is_on, private.ids_of(approvers), marks_pictures)
$$;
grant execute on function public.set_approval_rule to authenticated;

create function private.record_approval_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule public.approval_rules := coalesce(new, old);
  was_on boolean := coalesce(old.is_on, false);
begin
  if tg_op = 'DELETE' or new.is_on <> was_on then
    perform private.record_event(
      case when tg_op <> 'DELETE' and new.is_on then 'approval.turned_on' else 'approval.turned_off' end, null, rule.designer
    );
  end if;
  if tg_op <> 'DELETE' and new.approvers <> coalesce(old.approvers, '{}') then
    perform private.record_event('approval.approvers', null, new.designer, jsonb_build_object('number', cardinality(new.approvers)));
  end if;
  if tg_op <> 'DELETE' and new.marks_pictures <> coalesce(old.marks_pictures, false) then
    perform private.record_event(
      case when new.marks_pictures then 'approval.pictures_marked' else 'approval.pictures_unmarked' end, null, new.designer
    );
  end if;
  return null;
end
$$;

create trigger record_approval_rule after insert or update or delete on public.approval_rules
for each row execute function private.record_approval_rule();
