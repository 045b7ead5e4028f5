-- A sender whose address isn't known, or isn't one, is refused no more: all of them share one limit.
create or replace function private.network_of(address text) returns cidr
language plpgsql immutable set search_path = ''
as $$
declare
  host inet;
begin
  -- Not where it's declared: what fails there isn't caught.
  host := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return network(set_masklen(host, case family(host) when 4 then 32 else 64 end));
exception when invalid_text_representation then
  return null;
end
$$;
