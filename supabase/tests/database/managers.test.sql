-- Lines of managers: no circles, and no manager who has left; and adding entries to the directory.

insert into public.staff_directory (id, email, first_name, manager_id, is_active) values
  ('00000000-0000-4000-9000-0000000000a1', 'top@test.example', 'Top', null, true),
  ('00000000-0000-4000-9000-0000000000a2', 'middle@test.example', 'Middle', '00000000-0000-4000-9000-0000000000a1', true),
  ('00000000-0000-4000-9000-0000000000a3', 'low@test.example', 'Low', '00000000-0000-4000-9000-0000000000a2', true),
  ('00000000-0000-4000-9000-0000000000a4', 'gone@test.example', 'Gone', null, false);

select plan(15);

create function pg_temp.entry_of(name text) returns uuid language sql as
  $$ select id from public.staff_directory where email = name || '@test.example' $$;
create function pg_temp.set_manager(name text, manager text) returns text language sql as
  $$ select format('update public.staff_directory set manager_id = %L where id = %L', pg_temp.entry_of(manager), pg_temp.entry_of(name)) $$;

select throws_ok(pg_temp.set_manager('top', 'top'), 'P0001', null, 'no one can manage themselves');
select throws_ok(pg_temp.set_manager('top', 'middle'), 'P0001', null, 'no one''s report can manage them');
select throws_ok(pg_temp.set_manager('top', 'low'), 'P0001',
  'This would make someone their own manager, directly or indirectly. Choose another manager.', 'no one can manage themselves over several people');
select lives_ok(pg_temp.set_manager('low', 'top'), 'a manager may move within the same line');
select lives_ok(pg_temp.set_manager('low', 'middle'), 'a manager may move back within the same line');
select lives_ok(
  $$ update public.staff_directory set manager_id = case first_name
       when 'Top' then pg_temp.entry_of('low') when 'Low' then null else pg_temp.entry_of('top') end
     where email in ('top@test.example', 'middle@test.example', 'low@test.example') $$,
  'one statement may turn a line around');
select throws_ok(
  $$ insert into public.staff_directory (id, email, first_name, manager_id) values
       ('00000000-0000-4000-9000-0000000000b1', 'b1@test.example', 'B', '00000000-0000-4000-9000-0000000000b2'),
       ('00000000-0000-4000-9000-0000000000b2', 'b2@test.example', 'C', '00000000-0000-4000-9000-0000000000b1') $$,
  'P0001', null, 'two people who are added together can''t manage each other');
select throws_ok(pg_temp.set_manager('middle', 'gone'), 'P0001',
  'Gone has left and can''t manage active people. Choose another manager first.', 'a person who has left manages no one');
select throws_ok(
  $$ update public.staff_directory set is_active = false where email = 'top@test.example' $$, 'P0001',
  'Top still manages 1 active person. Choose another manager for them first.',
  'a manager with reports can''t be deactivated');
select lives_ok(
  $$ update public.staff_directory set is_active = false where email in ('top@test.example', 'middle@test.example') $$,
  'unless these leave with them');
select throws_ok(
  $$ update public.staff_directory set is_active = true where email = 'middle@test.example' $$, 'P0001',
  'Top has left and can''t manage active people. Choose another manager first.', 'no one can be reactivated under a manager who has left');
select throws_ok($$ delete from public.staff_directory where email = 'top@test.example' $$, '23503', null,
  'an entry with reports can''t be deleted');
select throws_ok($$ update public.staff_directory set start_date = '1900-01-01' where email = 'low@test.example' $$, '23514', null,
  'rejects a start date before any living person could have begun');
select throws_ok($$ update public.staff_directory set department = ' ' where email = 'low@test.example' $$, '23514', null,
  'a department is a word or none');
select throws_ok($$ update public.staff_directory set manager_id = '00000000-0000-4000-9000-0000000000ff' where email = 'low@test.example' $$,
  '23503', null, 'a manager must be in the directory');
