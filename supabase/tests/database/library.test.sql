-- The shared library: saving, the rights on a piece, and refusals of strangers and guessed ids.

select pg_temp.add_person('a1', 'owner', 'staff', 'Olga'),
  pg_temp.add_person('a2', 'friend', 'staff', 'Fay'),
  pg_temp.add_person('a3', 'chief', 'super_admin', 'Chris'),
  pg_temp.add_person('a4', 'leaver', 'staff', 'Lea');
select pg_temp.add_picture('a', 'a1'), pg_temp.add_picture('b', 'a1');

create function pg_temp.fields(answer public.saved_piece) returns text language sql as $$
  select format('%s %s lost %s', answer.revision, answer.draft, (select jsonb_agg(each - 'id' - 'written_at') from jsonb_array_elements(answer.overwritten) as each))
$$;

select plan(131);
set local role authenticated;
select pg_temp.become('a1');

-- Saving.
select is(pg_temp.fields(create_piece(pg_temp.request(1), 'poster', 2, '1.0', 'Solar fair', '{"headline": "Sun", "theme": "blue"}', 'Fairs')),
  '1 {"theme": "blue", "headline": "Sun"} lost ', 'a piece is made with the id that the client gave it');
select is(pg_temp.fields(create_piece(pg_temp.request(1), 'poster', 2, '1.0', 'Again', '{"headline": "Again"}')),
  '1 {"theme": "blue", "headline": "Sun"} lost ', 'the same request again finds the piece');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 1, '{"headline": "Sunrise"}', pg_temp.request(11))),
  '2 {"theme": "blue", "headline": "Sunrise"} lost ', 'a changed field is a revision');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 2, '{"headline": "Twice"}', pg_temp.request(11))),
  '2 {"theme": "blue", "headline": "Sunrise"} lost ', 'a request that comes twice is done once');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 2, '{"headline": "Sunrise"}', pg_temp.request(12))),
  '2 {"theme": "blue", "headline": "Sunrise"} lost ', 'a save without a change makes no revision');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 1, '{"theme": "green"}', pg_temp.request(13))),
  '3 {"theme": "green", "headline": "Sunrise"} lost ', 'fields that others left alone merge without a loss');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 1, '{"headline": "Dawn"}', pg_temp.request(14))),
  '4 {"theme": "green", "headline": "Dawn"} lost [{"field": "headline", "value": "Sunrise", "author_id": "00000000-0000-4000-8000-0000000000a1"}]',
  'the later of two wins a field, and says what it replaced unseen and whose that was');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 1, '{"headline": "Dawn"}', pg_temp.request(14))),
  '4 {"theme": "green", "headline": "Dawn"} lost [{"field": "headline", "value": "Sunrise", "author_id": "00000000-0000-4000-8000-0000000000a1"}]',
  'a repeated save says again what it replaced');
select pg_temp.note('lost', id::text) from overwritten_fields(pg_temp.request(1));
select is((select count(*) from overwritten_fields(pg_temp.request(1))), 1::bigint, 'it is listed once');
select is(pg_temp.fields(put_back_field(pg_temp.noted('lost')::uuid, 4, pg_temp.request(15))),
  '5 {"theme": "green", "headline": "Sunrise"} lost ', 'an overwritten value can be put back');
select isnt((select put_back_at from overwritten_fields(pg_temp.request(1))), null, 'which is recorded');
select is(pg_temp.fields(put_back_field(pg_temp.noted('lost')::uuid, 4, pg_temp.request(15))),
  '5 {"theme": "green", "headline": "Sunrise"} lost ', 'once');
select is(pg_temp.fields(save_piece(pg_temp.request(1), 5, '{"theme": null}', pg_temp.request(16))),
  '6 {"headline": "Sunrise"} lost ', 'null takes a field away');

-- Invalid saves.
select throws_ok($$ select save_piece(pg_temp.request(1), null, '{}', pg_temp.request(17)) $$, '23514',
  'A save request needs the revision it started from.', 'a save without a revision is refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, '{}', null) $$, '23514',
  'A save request needs its own ID.', 'a save without an id is refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, '[]', pg_temp.request(17)) $$, '23514',
  'Send the values as an object with one entry per field.', 'a save without fields is refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, '{"a b": "x"}', pg_temp.request(17)) $$, '23514',
  'A piece can have up to 600 fields, named with letters and digits only.', 'an invalid field name is refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, (select jsonb_object_agg('f' || n, 1) from generate_series(1, 601) as n), pg_temp.request(17)) $$,
  '23514', null, 'too many fields are refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, '{"title@": "x"}', pg_temp.request(17)) $$, '23514',
  'A piece can have up to 600 fields, named with letters and digits only.', 'an unknown size is refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, jsonb_build_object('headline', repeat('x', 262144)), pg_temp.request(17)) $$, '23514',
  'A piece can have up to 256 KB of text and settings.', 'too many words are refused');
select lives_ok($$ select save_piece(pg_temp.request(1), 6, jsonb_build_object('long', repeat('word ', 30000)), pg_temp.request(18)) $$, 'not many');
select throws_ok($$ select save_piece(pg_temp.request(1), 7, jsonb_build_object('longer', repeat('word ', 30000)), pg_temp.request(17)) $$, '23514',
  'A piece can have up to 256 KB of text and settings.', 'too many words in several fields are refused');
select throws_ok($$ select save_piece(pg_temp.request(1), 6, '{"headline": "Old"}', pg_temp.request(17), 1) $$, '23514',
  'This piece was saved with a newer version of the portal. Reload the page to continue.', 'a save by an older release than wrote the piece is refused');
select lives_ok($$ select save_piece(pg_temp.request(1), 7, '{"long": null}', pg_temp.request(17)) $$,
  'a refused request was not done: the same id comes again');
select throws_ok(format('select create_piece(pg_temp.request(2), %L, 1, %L, %L, %L)', 'poster', '1', repeat('x', 300), '{}'), '23514',
  'Use 1 to 120 characters for the name.', 'a name of 300 characters is refused');
select throws_ok(format('select create_piece(pg_temp.request(2), %L, 1, %L, %L, %L)', 'poster', '1', '  ', '{}'), '23514', null, 'a missing name is refused');
select throws_ok(format('select create_piece(pg_temp.request(2), %L, 1, %L, %L, %L)', 'poster', '1', U&'gnp.\202Eexe', '{}'), '23514',
  'Use only visible characters in the name.', 'a name that reads backwards is refused');
select throws_ok(format('select describe_piece(pg_temp.request(1), null, %L)', U&'a\2066b'), '23514', null, 'also of a folder');
select throws_ok($$ select describe_piece(pg_temp.request(1), null, null, 'approved') $$, '23514',
  'Choose a status: draft, ready or archived.', 'refuses an unknown status');

-- Versions.
select is(keep_version(pg_temp.request(1)), 2, 'a pause makes a version');
select is(keep_version(pg_temp.request(1), ' For the printer '), 2, 'once, and it can be named');
select pg_temp.fields(save_piece(pg_temp.request(1), 8, '{"headline": "Noon"}', pg_temp.request(21)));
select is((restore_version(pg_temp.request(1), 1, pg_temp.request(22))).draft, '{"theme": "blue", "headline": "Sun"}', 'a version is brought back');
select is((restore_version(pg_temp.request(1), 1, pg_temp.request(22))).version, 4, 'once, as a new one');
select results_eq($$ select version, name, restored_from from piece_history(pg_temp.request(1)) $$,
  $$ values (4, null, 1), (3, null, null), (2, 'For the printer', null), (1, null, null::integer) $$, 'restoring keeps what was there as a version too');
select is((select draft ->> 'headline' from open_version(pg_temp.request(1), 3)), 'Noon', 'which can be looked at');
select results_eq($$ select version from piece_history(pg_temp.request(1), 3, 1) $$, array[2], 'they come in pages');
select throws_ok($$ select restore_version(pg_temp.request(1), 9, pg_temp.request(23)) $$, '23514', 'This version doesn''t exist.', 'a version that doesn''t exist is refused');
select throws_ok($$ select name_version(pg_temp.request(1), 9, 'x') $$, '23514', 'This version doesn''t exist.', 'when it is named too');
reset role;
select throws_ok($$ update piece_versions set draft = '{}' where piece_id = pg_temp.request(1) $$, '23514',
  'You can name a version, but you can''t change it.', 'no one changes a version, not even the server');
select throws_ok($$ update piece_versions set saved_by = pg_temp.request(9) where piece_id = pg_temp.request(1) $$, '23514', null, 'no one changes the creator of a version');
set local role authenticated;

-- Campaigns.
select create_piece(pg_temp.request(50), 'poster', 2, '1.0', 'Of a set', '{"headline": "Sun"}');
select throws_ok($$ select keep_set(pg_temp.request(50), '{"set": "a b"}') $$, '23514',
  'A piece''s campaign data must name the campaign and stay under 256 KB.', 'a campaign has a name');
select throws_ok($$ select keep_set(pg_temp.request(50), null) $$, '23514', null, 'the campaign''s data can''t be null');
select throws_ok($$ select keep_set(pg_temp.request(50), jsonb_build_object('set', 's-1', 'facts', repeat('x', 300000))) $$, '23514', null, 'the campaign''s data is no larger than a draft');
select is(pg_temp.fields(keep_set(pg_temp.request(50), '{"set": "s-1", "facts": {"what": "Panelfest"}}')),
  '2 {"headline": "Sun"} lost ', 'a campaign''s record counts as a revision, and isn''t a field');
select is(pg_temp.fields(keep_set(pg_temp.request(50), '{"set": "s-1", "facts": {"what": "Panelfest"}}')),
  '2 {"headline": "Sun"} lost ', 'repeating it changes nothing');
select results_eq($$ select id from pieces where set_id = 's-1' $$, array[pg_temp.request(50)], 'the pieces of a set are found by it');
select is_empty($$ select 1 from search_pieces('panelfest') $$, 'no piece is found by the campaign''s data');
select is(keep_version(pg_temp.request(50)), 1, 'it is in no version');
select duplicate_piece(pg_temp.request(50), pg_temp.request(51), 'A copy');
select is((select in_set from pieces where id = pg_temp.request(51)), null::jsonb, 'a copy is in no set');
select save_piece(pg_temp.request(50), 2, '{"headline": "Noon"}', pg_temp.request(52));
select restore_version(pg_temp.request(50), 1, pg_temp.request(53));
select is((select row(draft ->> 'headline', set_id)::text from pieces where id = pg_temp.request(50)), '(Sun,s-1)', 'which a version that is brought back leaves as it is');
select is((select each -> 'in_set' ->> 'set' from export_pieces() as each where each ->> 'id' = pg_temp.request(50)::text), 's-1', 'the owner exports it');
select bin_pieces(jsonb_build_array(pg_temp.request(50)));
select throws_ok($$ select keep_set(pg_temp.request(50), '{"set": "s-2"}') $$, '23514',
  'This piece is in the trash. Restore it to change it.', 'in the bin it stays');
reset role;
delete from pieces where id in (pg_temp.request(50), pg_temp.request(51));
set local role authenticated;

-- Pictures.
select lives_ok($$ select save_piece(pg_temp.request(1), 10, '{"photo": "upload:p1 0.5,0.5 1"}', pg_temp.request(31), null, null,
  jsonb_build_object('p1', repeat('a', 64))) $$, 'a piece refers to a picture that its writer stored');
select throws_ok($$ select save_piece(pg_temp.request(1), 11, '{"photo": "upload:p2 0.5,0.5 1"}', pg_temp.request(32), null, null,
  jsonb_build_object('p2', repeat('c', 64))) $$, '23514', 'A picture in this piece hasn''t been uploaded yet.', 'not to a missing one');
select pg_temp.become('a2');
select lives_ok($$ select create_piece(pg_temp.request(3), 'poster', 2, '1.0', 'Mine', '{}') $$, 'someone else has a piece');
select throws_ok($$ select save_piece(pg_temp.request(3), 1, '{}', pg_temp.request(33), null, null, jsonb_build_object('p1', repeat('a', 64))) $$, '23514',
  'A picture in this piece hasn''t been uploaded yet.', 'a digest alone opens no picture');
select is_empty('select 1 from storage.objects', 'Storage doesn''t open a picture to someone who only knows its digest');
select pg_temp.become('a1');
select set_eq('select name from storage.objects', array[repeat('a', 64), repeat('b', 64)], 'the person who stored them reads them');

-- Guessed ids.
select pg_temp.become('a2');
select throws_ok(format('select %s', call), '42501', 'This piece doesn''t exist, or it isn''t shared with you.', call)
from unnest(array[
  $$save_piece(pg_temp.request(1), 1, '{"headline": "Mine"}', pg_temp.request(41))$$, $$keep_version(pg_temp.request(1))$$, $$keep_set(pg_temp.request(1), '{"set": "s-1"}')$$, $$piece_history(pg_temp.request(1))$$,
  $$create_piece(pg_temp.request(1), 'poster', 2, '1.0', 'Mine', '{}')$$, $$duplicate_piece(pg_temp.request(1), pg_temp.request(4), 'Mine')$$,
  $$visit_piece(pg_temp.request(1), pg_temp.request(1))$$, $$visit_piece(pg_temp.request(99), pg_temp.request(1))$$, $$put_back_field(pg_temp.request(99), 1, pg_temp.request(41))$$,
  $$put_back_field(pg_temp.noted('lost')::uuid, 1, pg_temp.request(41))$$, $$create_review_link(pg_temp.request(1))$$]) as call;
select throws_ok($$ select bin_pieces(jsonb_build_array(pg_temp.request(3), pg_temp.request(1))) $$, '42501', null, 'one piece of someone else''s fails the whole request');
select is((select deleted_at from pieces), null, 'a request that fails for one piece changes none');
select is(rename_folder('Fairs', 'Mine'), 0, 'a folder of the same name is another');

-- Sharing.
select pg_temp.become('a1');
select throws_ok($$ select share_piece(pg_temp.request(1), pg_temp.request(99), 'view') $$, '23514', 'Choose an active colleague.', 'a piece is shared with colleagues only');
select throws_ok($$ select share_piece(pg_temp.request(1), null, 'own') $$, '23514', null, 'to view or to edit');
select share_piece(pg_temp.request(1), '00000000-0000-4000-8000-0000000000a2', 'view');
select pg_temp.become('a2');
select is((select name from pieces where id = pg_temp.request(1)), 'Solar fair', 'a viewer reads it');
select set_eq('select name from storage.objects', array[repeat('a', 64)], 'with its picture, and no other');
select throws_ok($$ select save_piece(pg_temp.request(1), 1, '{"headline": "Mine"}', pg_temp.request(42)) $$, '42501',
  'You can view this piece but not edit it.', 'a viewer doesn''t save a piece');
select throws_ok($$ select keep_set(pg_temp.request(1), '{"set": "s-1"}') $$, '42501',
  'You can view this piece but not edit it.', 'a viewer doesn''t write the campaign''s record');
select is((duplicate_piece(pg_temp.request(1), pg_temp.request(4), 'Mine')).draft ->> 'photo', 'upload:p1 0.5,0.5 1', 'a viewer may make a copy');
select is((select row(owner_id::text, folder, version)::text from pieces where id = pg_temp.request(4)),
  '(00000000-0000-4000-8000-0000000000a2,,1)', 'that is their own, in no folder');
select results_eq($$ select name from search_pieces('sunri sol') $$, array[]::text[], 'a search looks for every word');
select results_eq($$ select name from search_pieces('sol') $$, array['Solar fair'], 'a search finds a shared piece by the beginning of a word');
select pg_temp.become('a1');
select share_piece(pg_temp.request(1), '00000000-0000-4000-8000-0000000000a2', 'edit');
select pg_temp.become('a2');
select is((save_piece(pg_temp.request(1), 10, '{"photo": "none"}', pg_temp.request(43))).overwritten -> 0 ->> 'author_id',
  '00000000-0000-4000-8000-0000000000a1', 'an editor writes, and learns whose text they replaced');
select throws_ok($$ select describe_piece(pg_temp.request(1), null, 'Mine') $$, '42501', 'Only the owner of this piece can do this.', 'an editor doesn''t move a piece');
select throws_ok($$ select share_piece(pg_temp.request(1), null, 'view') $$, '42501', null, 'an editor doesn''t share a piece');
select is((select rights || ' ' || others from visit_piece(pg_temp.request(1), pg_temp.request(51))), 'edit []', 'they have it open');
select pg_temp.become('a1');
select is((select others -> 0 ->> 'account_id' from visit_piece(pg_temp.request(1), pg_temp.request(52))), '00000000-0000-4000-8000-0000000000a2',
  'others who have a piece open learn who else does');
select share_piece(pg_temp.request(1), '00000000-0000-4000-8000-0000000000a2', null);
select pg_temp.become('a2');
select throws_ok($$ select save_piece(pg_temp.request(1), 12, '{"headline": "Mine"}', pg_temp.request(44)) $$, '42501',
  'This piece doesn''t exist, or it isn''t shared with you.', 'a right that is taken back is gone');
select is_empty($$ select 1 from pieces where id = pg_temp.request(1) union all select 1 from search_pieces('fair') $$, 'also for reading');
select set_eq('select name from storage.objects', array[repeat('a', 64)], 'a picture of one''s own copy stays');
select pg_temp.become('a1');
select share_piece(pg_temp.request(1), null, 'view');
select pg_temp.become('a2');
select results_eq($$ select name from search_pieces('fair') $$, array['Solar fair'], 'everyone finds a piece that''s shared with all staff');
select results_eq($$ select name from search_pieces(person => '00000000-0000-4000-8000-0000000000a1') $$, array['Solar fair'], 'by its owner too');
select results_eq($$ select name from search_pieces(others => true) $$, array['Solar fair'], 'without one''s own, where that is asked for');
select results_eq($$ select name from search_pieces(sort => 'name', page_size => 1, after_key => 'mine', after_id => pg_temp.request(4)) $$,
  array['Solar fair'], 'page by page');

-- Templates.
select throws_ok($$ select publish_template(pg_temp.request(5), pg_temp.request(3), 'Fair') $$, '42501', 'Only administrators can publish templates.', 'staff publish no template');
select pg_temp.become('a3');
select create_piece(pg_temp.request(6), 'poster', 2, '1.0', 'Model', '{"headline": "Your headline", "logo": "primary"}');
select is(publish_template(pg_temp.request(5), pg_temp.request(6), 'Fair', '', '{"logo": "locked", "headline": "must_change"}'), 1, 'an administrator does');
select is(publish_template(pg_temp.request(5), pg_temp.request(6), 'Fair', '', '{"logo": "locked", "headline": "must_change"}'), 1, 'once');
select throws_ok($$ select publish_template(pg_temp.request(5), pg_temp.request(6), 'Fair', '', '{"nothing": "locked"}') $$, '23514', null, 'with rules for its fields');
select pg_temp.become('a2');
select is((start_from_template(pg_temp.request(7), pg_temp.request(5), 'Our fair')).draft ->> 'headline', 'Your headline', 'staff start from it');
select throws_ok($$ select save_piece(pg_temp.request(7), 1, '{"logo": "grey"}', pg_temp.request(61)) $$, '23514',
  'You changed a field that this piece''s template locks.', 'locked fields stay');
select save_piece(pg_temp.request(7), 1, '{"headline": "Come"}', pg_temp.request(62));
select pg_temp.become('a3');
select save_piece(pg_temp.request(6), 1, '{"logo": "white", "place": "Hall 4"}', pg_temp.request(63));
select is(publish_template(pg_temp.request(5), pg_temp.request(6), 'Fair', '', '{"logo": "locked"}'), 2, 'its next version');
select pg_temp.become('a2');
select is((select draft ->> 'logo' from pieces where id = pg_temp.request(7)), 'primary', 'isn''t applied to anyone''s piece');
select is((follow_template(pg_temp.request(7), pg_temp.request(64))).draft, '{"logo": "white", "place": "Hall 4", "headline": "Come"}',
  'taking over a new version of a template leaves what is free');
select pg_temp.become('a3');
select withdraw_template(pg_temp.request(5));
select pg_temp.become('a2');
select throws_ok($$ select start_from_template(pg_temp.request(8), pg_temp.request(5), 'Late') $$, '23514', 'This template was withdrawn. Choose another one.', 'no one starts from a withdrawn template');

-- The trash.
select pg_temp.become('a1');
select is(move_pieces(jsonb_build_array(pg_temp.request(1)), 'Shows'), 1, 'several are moved in one request');
select is(move_pieces(jsonb_build_array(pg_temp.request(1)), ''), 1, 'an empty folder means none');
select throws_ok(format('select move_pieces(%L, %L)', jsonb_build_array(pg_temp.request(1)), U&'a\2066b'), '23514', null, 'the folder needs a visible name');
select is(bin_pieces(jsonb_build_array(pg_temp.request(1))), 1, 'a piece goes into the bin');
select throws_ok($$ select save_piece(pg_temp.request(1), 1, '{"headline": "x"}', pg_temp.request(71)) $$, '23514',
  'This piece is in the trash. Restore it to change it.', 'where it is not changed');
select results_eq($$ select name from search_pieces(binned => true) $$, array['Solar fair'], 'the owner finds a piece in the trash');
select pg_temp.become('a2');
select throws_ok($$ select visit_piece(pg_temp.request(1), pg_temp.request(1)) $$, '42501',
  'The owner moved this piece to the trash or stopped sharing it.', 'no one else does, and they''re told why');
select pg_temp.become('a1');
select is(bring_back_pieces(jsonb_build_array(pg_temp.request(1))), 1, 'it comes back');
select throws_ok($$ select bin_pieces('7') $$, '23514', 'Send the pieces as a list of IDs.', 'anything but a list is refused');
select is(delete_pieces(jsonb_build_array(pg_temp.request(1))), 0, 'a piece that isn''t in the trash isn''t deleted for good');

-- Review links.
select pg_temp.note('token', token) from create_review_link(pg_temp.request(1), 3, 7, '{"name": "Ada"}');
select throws_ok($$ select create_review_link(pg_temp.request(1), 3, 7, '{"name": {}}') $$, '23514',
  'A contact''s name, title, email, phone and logo can have up to 300 characters each.', 'a contact line is one');
reset role;
set local role anon;
select results_eq($$ select name, version, draft, contact, sender from open_review_link(pg_temp.noted('token')) $$,
  $$ values ('Solar fair', 3, '{"headline": "Noon"}'::jsonb, '{"name": "Ada"}'::jsonb, 'Olga') $$, 'a review link shows one version to anyone who has it, with its contact line');
reset role;
update review_links set expires_at = now() where piece_id = pg_temp.request(1);
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'until it runs out');
update review_links set expires_at = now() + interval '1 hour', opened_in_minute = 60 where piece_id = pg_temp.request(1);
select throws_ok($$ select open_review_link(pg_temp.noted('token')) $$, 'PGRST', null, 'is opened too often');
update review_links set opened_in_minute = 0 where piece_id = pg_temp.request(1);
set local role authenticated;
select pg_temp.become('a2');
select throws_ok(format('select revoke_review_link(%L)', id), '42501', null, 'others revoke nothing') from (select pg_temp.request(1) as id) as link;
select pg_temp.become('a1');
select revoke_review_link(id) from review_links;
select is_empty($$ select 1 from open_review_link(pg_temp.noted('token')) $$, 'a revoked link shows nothing');

-- Handing over.
select throws_ok($$ select hand_over_pieces(jsonb_build_array(pg_temp.request(1)), pg_temp.request(99)) $$, '23514', 'Choose an active colleague.', 'a piece goes to a colleague');
select is(hand_over_pieces(jsonb_build_array(pg_temp.request(1)), '00000000-0000-4000-8000-0000000000a4'), 1, 'with all that hangs on it');
select throws_ok($$ select share_piece(pg_temp.request(1), null, 'edit') $$, '42501', null, 'a piece that was handed over isn''t its former owner''s anymore');
select pg_temp.become('a4');
select is((select owner_id from review_links), '00000000-0000-4000-8000-0000000000a4', 'links and shares follow');
select pg_temp.become('a3');
select set_staff_active('00000000-0000-4000-9000-0000000000a4', false);
select is(count_pieces_of('00000000-0000-4000-9000-0000000000a4'), 1, 'deactivating a person shows how many pieces they have');
select is(hand_over_all_pieces('00000000-0000-4000-9000-0000000000a4', '00000000-0000-4000-8000-0000000000a2'), 1, 'an administrator hands over all pieces of a person');
reset role;
select results_eq($$ select by_id from private.piece_handovers where to_id = '00000000-0000-4000-8000-0000000000a2' $$,
  array['00000000-0000-4000-8000-0000000000a3']::uuid[], 'which is written down');

-- Sweeping.
update pieces set deleted_at = now() - interval '29 days' where id = pg_temp.request(7);
update pieces set deleted_at = now() - interval '31 days' where id = pg_temp.request(3);
update private.pictures set stored_at = now() - interval '8 days';
update storage.objects set created_at = now() - interval '8 days' where bucket_id = 'piece-pictures';
select is(library_to_sweep(), jsonb_build_object('pieces', 1, 'files', jsonb_build_array(repeat('b', 64))),
  'deletes pieces after 30 days in the trash, and pictures that no piece refers to');
select is((select count(*) from pieces where id in (pg_temp.request(3), pg_temp.request(7))), 1::bigint, 'the sweep deletes no other piece');

-- Pictures that were tried and removed again.
insert into private.pictures (sha256, bytes, type) select repeat(each, 64), 9, 'image/png' from unnest(array['c', 'd', 'e']) as each;
update pieces set draft = '{"photo": "upload:shown"}', updated_at = now() - interval '8 days',
  pictures = jsonb_build_object('shown', repeat('c', 64), 'tried', repeat('d', 64), 'lost', repeat('e', 64))
where id = pg_temp.request(7);
insert into piece_pictures (piece_id, sha256, added_by)
select pg_temp.request(7), repeat(each, 64), '00000000-0000-4000-8000-0000000000a1' from unnest(array['c', 'd', 'e']) as each;
insert into piece_overwrites (piece_id, field, value, author_id, written_at, overwritten_by, mutation)
select id, 'photo', '"upload:lost"', owner_id, now(), owner_id, gen_random_uuid() from pieces where id = pg_temp.request(7);
update pieces set updated_at = now() - interval '6 days' where id = pg_temp.request(7);
select library_to_sweep();
select is((select count(*) from piece_pictures where piece_id = pg_temp.request(7)), 3::bigint, 'stay while the piece is worked on');
update pieces set updated_at = now() - interval '8 days' where id = pg_temp.request(7);
select library_to_sweep();
select results_eq($$ select left(sha256, 1) from piece_pictures where piece_id = pg_temp.request(7) order by 1 $$, array['c', 'e'],
  'pictures go once a piece has rested, but for what it shows and what can be put back');
