-- Approvals without stored files: administrators can store them, but not for their own pieces.

-- a, c: administrators; b: an owner; d: the approver; e: other staff.
select pg_temp.add_people(staff => '{b,d,e}', administrators => '{a,c}');
create temporary table given (number integer, id bigint);
grant all on given to public;
create function pg_temp.make(number integer) returns void language sql as $$
  select create_piece(pg_temp.id(number::text), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun"}')
$$;
create function pg_temp.ask(number integer, revision integer default 1) returns void language sql as $$
  select ask_for_approval(pg_temp.id(number::text), revision, 2, '1.0', null)
$$;
create function pg_temp.approve(wanted integer, version integer default 1) returns void language sql as $$
  delete from given where number = wanted;
  insert into given select wanted, approve_version(pg_temp.id(wanted::text), version)
$$;
create function pg_temp.approval(wanted integer) returns bigint language sql as $$ select id from given where number = wanted $$;
create function pg_temp.upload(number integer, letter text default 'a') returns void language sql as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('approved-files', pg_temp.approval(number) || '/' || repeat(letter, 64), '{"size": 9}')
$$;
create function pg_temp.store(number integer, letter text default 'a') returns void language sql as $$
  select store_approved_files(pg_temp.approval(number),
    jsonb_build_array(jsonb_build_object('format', 'pdf', 'sha256', repeat(letter, 64), 'bytes', 9)))
$$;
create function pg_temp.may_store() returns setof integer language sql as $$
  select number from given join brand_update_pieces() as found on found.piece = pg_temp.id(number::text) where found.may_store order by number
$$;
create function pg_temp.refusal() returns text language sql as $$
  select 'Only the approver, or an administrator who doesn''t own the piece, can store approved files. They can be stored once, while the approval is current.'
$$;

select plan(19);
set local role authenticated;
select pg_temp.become('a');
select set_approval_rule('poster', true, jsonb_build_array(pg_temp.account('d')));

-- 1: no connection to an administrator. 2: c owns it. 3: c asked, after the owner had. 4: c edited it. 5: it'll be in
-- the trash.
select pg_temp.become('b');
select pg_temp.make(number) from unnest(array[1, 3, 4, 5]) as number;
select share_piece(pg_temp.id(number::text), pg_temp.account('c'), 'edit') from unnest(array[1, 3, 4]) as number;
select pg_temp.ask(number) from unnest(array[1, 3, 5]) as number;
select withdraw_request(pg_temp.id('3'));
select pg_temp.become('c');
select pg_temp.make(2);
select pg_temp.ask(number) from unnest(array[2, 3]) as number;
select save_piece(pg_temp.id('4'), 1, '{"headline": "Moon"}', gen_random_uuid());
select pg_temp.become('b');
select pg_temp.ask(4, 2);
select pg_temp.become('d');
select pg_temp.approve(number) from unnest(array[1, 2, 3, 5]) as number;
select pg_temp.approve(4, 2);

select results_eq('select pg_temp.may_store()', 'select 0 where false', 'the approver has the file of none of them in a brand update');
select pg_temp.become('c');
select results_eq('select pg_temp.may_store()', 'values (1), (5)', 'an administrator stores no file of what they own, asked about or wrote in');
select throws_ok($$ select pg_temp.upload(2) $$, '42501', null, 'not for a piece of their own');
select throws_ok($$ select pg_temp.store(2) $$, '42501', pg_temp.refusal(), 'which is said');
select throws_ok($$ select pg_temp.upload(3) $$, '42501', null, 'not for what they asked about');
select throws_ok($$ select pg_temp.upload(4) $$, '42501', null, 'not for what they wrote in');
select pg_temp.become('e');
select throws_ok($$ select pg_temp.upload(1) $$, '42501', null, 'other staff store nothing');
select pg_temp.become('a');
select results_eq('select pg_temp.may_store()', 'values (1), (2), (3), (4), (5)', 'another administrator stores all of them');
select lives_ok($$ select pg_temp.upload(1) $$, 'they upload one');
select lives_ok($$ select pg_temp.store(1) $$, 'another administrator stores what they uploaded');
select results_eq('select pg_temp.may_store()', 'values (2), (3), (4), (5)', 'once');
select ask_again(pg_temp.id('3'), 1, 2, '2.0');
select ok(3 in (select pg_temp.may_store()), 'asking again, in another version of the brand, isn''t what the approval answered');
select pg_temp.become('c');
select throws_ok($$ select pg_temp.store(1, 'b') $$, '42501', pg_temp.refusal(), 'no other administrator stores another');
select pg_temp.become('d');
select throws_ok($$ select pg_temp.store(1, 'b') $$, '42501', pg_temp.refusal(), 'the approver stores no other file');
select is((select count(*) from storage.objects where bucket_id = 'approved-files'), 1::bigint, 'who reads it, though someone else stored it');
select lives_ok($$ select pg_temp.upload(2); select pg_temp.store(2) $$, 'the approver stores the others as ever');

-- A later approval has only later changes in its request.
select pg_temp.become('b');
select save_piece(pg_temp.id('4'), 2, '{"headline": "Stars"}', gen_random_uuid());
select pg_temp.ask(4, 3);
select pg_temp.become('d');
select pg_temp.approve(4, 3);
select pg_temp.become('c');
select ok(4 in (select pg_temp.may_store()), 'who wrote in it before it was approved last stores its file');

select pg_temp.become('b');
select bin_pieces(jsonb_build_array(pg_temp.id('5')));
select pg_temp.become('a');
select throws_ok($$ select pg_temp.upload(5) $$, '42501', null, 'nothing is stored for a piece in the trash');
reset role;
update public.staff_directory set is_active = false where email = 'a@test.example';
set local role authenticated;
select throws_ok($$ select pg_temp.upload(3) $$, '42501', null, 'someone who has left stores nothing');
