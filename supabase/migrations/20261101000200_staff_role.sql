-- Declared from least to most, so "order by role desc" lists super administrators first.
create type public.staff_role as enum ('staff', 'admin', 'super_admin');
revoke all on type public.staff_role from public;
grant usage on type public.staff_role to anon, authenticated, service_role;
