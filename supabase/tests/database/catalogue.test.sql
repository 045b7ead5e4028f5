-- Rules for every table, function and policy, checked through the catalogue.

select plan(22);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every public table has row-level security'
);
select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
     and not coalesce('security_invoker=true' = any (reloptions) or 'security_invoker=on' = any (reloptions), false) $$,
  'no public view shows more than its tables'
);
select is_empty(
  $$ select tablename, privilege_type, grantee from pg_tables
     join information_schema.role_table_grants g on g.table_name = tablename and g.table_schema = schemaname
     where schemaname = 'public' and grantee in ('anon', 'PUBLIC') $$,
  'a visitor has a right on no whole table'
);
select set_eq(
  $$ select distinct table_name::text || ' ' || privilege_type::text from information_schema.role_column_grants
     where table_schema = 'public' and grantee = 'anon' $$,
  array['job_applications INSERT'],
  'a visitor may insert applications and nothing else'
);
select set_eq(
  $$ select column_name::text from information_schema.role_column_grants
     where table_schema = 'public' and table_name = 'job_applications' and grantee = 'anon' and privilege_type = 'INSERT' $$,
  array['first_name', 'last_name', 'email', 'phone', 'experience_years', 'available_start_date',
        'salary_expectations', 'work_authorization', 'resume_url', 'resume_name', 'reference', 'website', 'position_id', 'language'],
  'a visitor may insert only the columns of the form, the file''s own name, its reference, the hidden field, its position and its language'
);
select set_eq(
  $$ select table_name::text || '.' || column_name::text from information_schema.role_column_grants
     where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE' $$,
  array['staff_directory.first_name', 'staff_directory.last_name', 'staff_directory.phone', 'staff_directory.job_title',
        'staff_directory.department', 'staff_directory.location', 'staff_directory.pronouns', 'staff_directory.start_date',
        'staff_directory.manager_id',
        'user_profiles.user_id', 'user_profiles.first_name', 'user_profiles.last_name', 'user_profiles.display_name',
        'user_profiles.password_changed', 'job_applications.status',
        'job_applications.first_name', 'job_applications.last_name', 'job_applications.email', 'job_applications.phone',
        'job_applications.experience_years', 'job_applications.available_start_date',
        'job_applications.salary_expectations', 'job_applications.work_authorization'],
  'a signed-in person can update only these columns, within the policies'
);
select set_eq(
  $$ select distinct table_name::text from information_schema.role_column_grants
     where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'INSERT' $$,
  array['user_profiles', 'job_applications', 'staff_directory', 'application_notes'],
  'a signed-in person can insert only profiles, applications, notes on them and directory entries'
);
select set_eq(
  $$ select table_name::text || ' ' || privilege_type::text from information_schema.role_table_grants where table_schema = 'public'
     and grantee = 'authenticated' and privilege_type in ('DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES') $$,
  array['job_applications DELETE', 'application_notes DELETE'],
  'a signed-in person can delete only applications and notes on them, and not truncate or add triggers'
);
select is_empty(
  $$ select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef $$,
  'no function in the API runs with the rights of its owner'
);
select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and not coalesce('search_path=""' = any (proconfig), false) $$,
  'every function fixes its search path'
);
select is_empty(
  $$ select proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and acl.grantee = 0 $$,
  'no function is open to everyone by default'
);
select is_empty(
  $$ select tablename, policyname from pg_policies where schemaname in ('public', 'storage')
     and (qual = 'true' or with_check = 'true' or 'public' = any (roles)) $$,
  'every policy has a condition and names its roles'
);
select is_empty(
  $$ select schemaname, tablename, cmd, role from pg_policies, unnest(roles) as role
     where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'
     group by 1, 2, 3, 4 having count(*) > 1 $$,
  'there''s only one policy for a role and an operation'
);

select set_eq(
  $$ select format('%s.%s(%s)', nspname, proname, pg_get_function_identity_arguments(p.oid)) || ' ' || acl.grantee::regrole
     from pg_proc as p
     join pg_namespace as schema on schema.oid = p.pronamespace
     cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
     where nspname not in ('pg_catalog', 'information_schema', 'auth', 'storage', 'extensions', 'graphql_public')
       and schema.oid <> pg_my_temp_schema()
       and acl.grantee <> p.proowner $$,
  array[
    'private.acting_words(question text) authenticated',
    'private.add_comment(comment uuid, piece uuid, version integer, words text, field text, side text, x double precision, y double precision) authenticated',
    'private.add_team_picture(picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb, width integer, height integer) authenticated',
    'private.application_admitted(reference text, resume text, applicant text) anon',
    'private.application_admitted(reference text, resume text, applicant text) authenticated',
    'private.approval_answers() authenticated',
    'private.approval_history(piece uuid) authenticated',
    'private.approval_in_name(stored_name text) service_role',
    'private.approval_mails_due() service_role',
    'private.approvals_waiting() authenticated',
    'private.approve_team_picture(picture uuid) authenticated',
    'private.approve_version(piece uuid, version integer) authenticated',
    'private.are_card_details(details jsonb) service_role',
    'private.are_card_names(names text[]) service_role',
    'private.arrange_home(beside jsonb, below jsonb, hidden jsonb) authenticated',
    'private.ask_again(piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb) authenticated',
    'private.ask_for_approval(piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb) authenticated',
    'private.ask_for_changes(piece uuid, version integer, note text) authenticated',
    'private.asked_words(question text) authenticated',
    'private.asks_for_person(question text) authenticated',
    'private.asks_to_do(question text) authenticated',
    'private.audit_retention() authenticated',
    'private.audit_retention() service_role',
    'private.before_next_try(tries integer) service_role',
    'private.bin_pieces(pieces uuid[]) authenticated',
    'private.brand_update_pieces(after uuid, size integer) authenticated',
    'private.bring_back_pieces(pieces uuid[]) authenticated',
    'private.cards_due() authenticated',
    'private.check_file(sha256 text, claimed_piece uuid, claimed_version integer) authenticated',
    'private.comment_by_link(token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision) anon',
    'private.comment_by_link(token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision) authenticated',
    'private.comment_mails_due() service_role',
    'private.comment_notices() authenticated',
    'private.comments_by_link(token text) anon',
    'private.comments_by_link(token text) authenticated',
    'private.comments_on(piece uuid) authenticated',
    'private.count_cards_due() authenticated',
    'private.count_pieces_of(entry uuid) authenticated',
    'private.count_private_pieces() authenticated',
    'private.create_piece(piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb, folder text, pictures jsonb) authenticated',
    'private.create_review_link(piece uuid, version integer, days integer, contact jsonb) authenticated',
    'private.current_account() anon',
    'private.current_account() authenticated',
    'private.current_account() service_role',
    'private.current_staff_role() anon',
    'private.current_staff_role() authenticated',
    'private.current_staff_role() service_role',
    'private.delete_pieces(pieces uuid[]) authenticated',
    'private.describe_piece(piece uuid, new_name text, new_folder text, new_state text) authenticated',
    'private.downloads_of(pieces jsonb) authenticated',
    'private.duplicate_piece(piece uuid, copy uuid, copy_name text) authenticated',
    'private.edit_team_picture(picture uuid, title text, topics jsonb, credit text, rights text, expires_on date, faces jsonb) authenticated',
    'private.end_own_session(session uuid) authenticated',
    'private.entries_named(names text[], near text[], long_words text[]) authenticated',
    'private.entries_titled(title tsquery) authenticated',
    'private.export_pieces(after_piece uuid, page_size integer) authenticated',
    'private.find_passages(question text, words private.asked_word[], for_person boolean, finds_person boolean) authenticated',
    'private.find_people(question text, words private.asked_word[]) authenticated',
    'private.follow_template(piece uuid, mutation uuid) authenticated',
    'private.hand_over_all_pieces(entry uuid, person uuid) authenticated',
    'private.hand_over_pieces(pieces uuid[], person uuid) authenticated',
    'private.has_file(event piece_events, sha256 text) service_role',
    'private.has_opened_resume(stored_name text) authenticated',
    'private.identity_key(address text) anon',
    'private.identity_key(address text) authenticated',
    'private.identity_key(address text) service_role',
    'private.ids_of(list jsonb) authenticated',
    'private.import_people(rows jsonb, writes boolean, expected text) authenticated',
    'private.includes_picture(pictures jsonb, sha256 text) service_role',
    'private.is_administrator() anon',
    'private.is_administrator() authenticated',
    'private.is_administrator() service_role',
    'private.is_email(address text) anon',
    'private.is_email(address text) authenticated',
    'private.is_email(address text) service_role',
    'private.is_known(stem text) authenticated',
    'private.is_plain(words text) anon',
    'private.is_plain(words text) authenticated',
    'private.is_plain(words text) service_role',
    'private.is_stop_word(word text) authenticated',
    'private.is_stop_word(word text) service_role',
    'private.keep_set(piece uuid, record jsonb) authenticated',
    'private.keep_version(piece uuid, version_name text) authenticated',
    'private.mail_downloaders(pieces jsonb) authenticated',
    'private.mail_retention() authenticated',
    'private.mail_retention() service_role',
    'private.mailbox_of(address text) anon',
    'private.mailbox_of(address text) authenticated',
    'private.mailbox_of(address text) service_role',
    'private.may_read_approved_file(stored_name text) authenticated',
    'private.may_read_photo(stored_name text) authenticated',
    'private.may_read_picture(stored_name text) authenticated',
    'private.may_store_approved_file(stored_name text) anon',
    'private.may_store_approved_file(stored_name text) authenticated',
    'private.move_pieces(pieces uuid[], new_folder text) authenticated',
    'private.name_version(piece uuid, version integer, version_name text) authenticated',
    'private.name_words_of(first_name text, last_name text) authenticated',
    'private.name_words_of(first_name text, last_name text) service_role',
    'private.nearest_word(said text) authenticated',
    'private.network_of(address text) service_role',
    'private.normalized_question(question text) authenticated',
    'private.note_cards(kind text, people jsonb) authenticated',
    'private.open_in_review(piece uuid) authenticated',
    'private.open_last_approved(piece uuid) authenticated',
    'private.open_position(opening uuid) anon',
    'private.open_position(opening uuid) authenticated',
    'private.open_resume(resume text, purpose text) authenticated',
    'private.open_review_link(token text) anon',
    'private.open_review_link(token text) authenticated',
    'private.open_version(piece uuid, version integer) authenticated',
    'private.overwritten_fields(piece uuid) authenticated',
    'private.own_cards_due() authenticated',
    'private.own_sessions() authenticated',
    'private.piece_history(piece uuid, before_version integer, page_size integer) authenticated',
    'private.piece_standing(piece uuid) authenticated',
    'private.pieces_shared_with_me() authenticated',
    'private.pin_links(links jsonb) authenticated',
    'private.plain_words_of(source text) authenticated',
    'private.plain_words_of(source text) service_role',
    'private.position_accepts_applications(opening uuid) anon',
    'private.position_accepts_applications(opening uuid) authenticated',
    'private.position_is_open(shown positions) authenticated',
    'private.prune_piece_pictures() service_role',
    'private.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) authenticated',
    'private.put_back_field(overwrite uuid, base_revision integer, mutation uuid) authenticated',
    'private.recalls_due() service_role',
    'private.record_approved_file(approval bigint, sha256 text) authenticated',
    'private.record_download(piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint) authenticated',
    'private.record_withdrawal(application uuid, reference text) service_role',
    'private.remove_position(opening uuid) authenticated',
    'private.remove_post(post uuid) authenticated',
    'private.rename_folder(folder text, new_folder text) authenticated',
    'private.require_second_step(required boolean) authenticated',
    'private.resolve_comment(comment uuid, resolved boolean) authenticated',
    'private.restore_version(piece uuid, version integer, mutation uuid) authenticated',
    'private.resume_exists(stored_name text) anon',
    'private.resume_exists(stored_name text) authenticated',
    'private.resume_is_stored(stored_name text) authenticated',
    'private.resume_upload_allowed(name text, metadata jsonb) anon',
    'private.resume_upload_allowed(name text, metadata jsonb) authenticated',
    'private.review_pictures(token text) service_role',
    'private.revoke_review_link(link uuid) authenticated',
    'private.save_look(piece uuid, revision integer, look jsonb) authenticated',
    'private.save_piece(piece uuid, base_revision integer, changed jsonb, mutation uuid, designer_version integer, brand_version text, pictures jsonb) authenticated',
    'private.save_position(opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date, closed boolean, country text, remote boolean) authenticated',
    'private.save_post(post uuid, title text, body text, ends_at timestamp with time zone) authenticated',
    'private.saved_look(piece uuid) authenticated',
    'private.search_pieces(question text, person uuid, designer text, state text, folder text, binned boolean, others boolean, sort text, after_key text, after_id uuid, page_size integer) authenticated',
    'private.search_text(source text) authenticated',
    'private.search_text(source text) service_role',
    'private.second_step_required() authenticated',
    'private.see_answer(event bigint) authenticated',
    'private.see_comments(piece uuid) authenticated',
    'private.see_shares(pieces jsonb) authenticated',
    'private.set_approval_rule(designer text, is_on boolean, approvers uuid[], marks_pictures boolean) authenticated',
    'private.set_photo(entry uuid, photo text) authenticated',
    'private.set_staff_active(staff_id uuid, active boolean) authenticated',
    'private.set_staff_role(staff_id uuid, new_role staff_role) authenticated',
    'private.share_piece(piece uuid, person uuid, rights text) authenticated',
    'private.shares_due() service_role',
    'private.spellings_of(words text[]) authenticated',
    'private.spellings_of(words text[]) service_role',
    'private.start_from_template(piece uuid, template uuid, piece_name text, folder text) authenticated',
    'private.stem_of(word text) authenticated',
    'private.stem_of(word text) service_role',
    'private.stems_of(source text) authenticated',
    'private.stems_of(source text) service_role',
    'private.store_approved_files(approval bigint, files jsonb) authenticated',
    'private.sweep_accounts() service_role',
    'private.team_picture_state(shown team_pictures) authenticated',
    'private.team_picture_states(pictures uuid[]) authenticated',
    'private.tick_first_week(done jsonb) authenticated',
    'private.trimmed(words text) anon',
    'private.trimmed(words text) authenticated',
    'private.trimmed(words text) service_role',
    'private.unlinked_staff_account(entry uuid) service_role',
    'private.visit_piece(piece uuid, place uuid, leaving boolean) authenticated',
    'private.want_notices(wanted boolean) authenticated',
    'private.with_phrases_replaced(question text) authenticated',
    'private.withdraw_invitation(entry uuid) authenticated',
    'private.withdraw_request(piece uuid) authenticated',
    'private.withdraw_team_picture(picture uuid) authenticated',
    'private.withdraw_template(template uuid) authenticated',
    'private.without_double_letters(word text) authenticated',
    'private.words_of_question(question text) authenticated',
    'public.accept_invitation(hash text, account uuid) service_role',
    'public.add_comment(comment uuid, piece uuid, version integer, words text, field text, side text, x double precision, y double precision) authenticated',
    'public.add_team_picture(picture uuid, sha256 text, preview text, title text, topics jsonb, credit text, rights text, faces jsonb, width integer, height integer, expires_on date) authenticated',
    'public.applications_to_sweep(months integer) service_role',
    'public.approval_answers() authenticated',
    'public.approval_history(piece uuid) authenticated',
    'public.approval_mails_due() service_role',
    'public.approvals_waiting() authenticated',
    'public.approve_team_picture(picture uuid) authenticated',
    'public.approve_version(piece uuid, version integer) authenticated',
    'public.approved_files_to_sweep() service_role',
    'public.arrange_home(beside jsonb, below jsonb, hidden jsonb) authenticated',
    'public.ask_again(piece uuid, version integer, designer_version integer, brand_version text, preflight jsonb) authenticated',
    'public.ask_for_approval(piece uuid, base_revision integer, designer_version integer, brand_version text, preflight jsonb, contact jsonb) authenticated',
    'public.ask_for_changes(piece uuid, version integer, note text) authenticated',
    'public.audit_trail(kind text, words text, since timestamp with time zone, until timestamp with time zone, before_id bigint, page_size integer) authenticated',
    'public.begin_application_link(application uuid, hash text, days integer) service_role',
    'public.begin_invitation(entry uuid, inviter uuid, hash text, days integer) service_role',
    'public.bin_pieces(pieces jsonb) authenticated',
    'public.brand_update_pieces(after uuid, size integer) authenticated',
    'public.bring_back_pieces(pieces jsonb) authenticated',
    'public.cards_due() authenticated',
    'public.check_file(sha256 text, claimed_piece uuid, claimed_version integer) authenticated',
    'public.comment_by_link(token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision) anon',
    'public.comment_by_link(token text, comment uuid, author text, words text, field text, side text, x double precision, y double precision) authenticated',
    'public.comment_mails_due() service_role',
    'public.comment_notices() authenticated',
    'public.comments_by_link(token text) anon',
    'public.comments_by_link(token text) authenticated',
    'public.comments_on(piece uuid) authenticated',
    'public.confirmations_due(most integer) service_role',
    'public.correct_own_application(hash text, answers jsonb) service_role',
    'public.count_application_tickets(reference text) service_role',
    'public.count_cards_due() authenticated',
    'public.count_pieces_of(entry uuid) authenticated',
    'public.count_private_pieces() authenticated',
    'public.create_piece(piece uuid, designer text, designer_version integer, brand_version text, piece_name text, draft jsonb, folder text, pictures jsonb) authenticated',
    'public.create_review_link(piece uuid, version integer, days integer, contact jsonb) authenticated',
    'public.delete_pieces(pieces jsonb) authenticated',
    'public.describe_piece(piece uuid, new_name text, new_folder text, new_state text) authenticated',
    'public.downloads_of(pieces jsonb) authenticated',
    'public.duplicate_piece(piece uuid, copy uuid, copy_name text) authenticated',
    'public.edit_team_picture(picture uuid, title text, topics jsonb, credit text, rights text, faces jsonb, expires_on date) authenticated',
    'public.end_chat_turn(turn uuid) service_role',
    'public.end_own_session(session uuid) authenticated',
    'public.export_pieces(after_piece uuid, page_size integer) authenticated',
    'public.follow_template(piece uuid, mutation uuid) authenticated',
    'public.forget_notice(person uuid, before timestamp with time zone) service_role',
    'public.get_current_user_role() authenticated',
    'public.hand_over_all_pieces(entry uuid, person uuid) authenticated',
    'public.hand_over_pieces(pieces jsonb, person uuid) authenticated',
    'public.import_people(rows jsonb, writes boolean, expected text) authenticated',
    'public.keep_set(piece uuid, record jsonb) authenticated',
    'public.keep_version(piece uuid, version_name text) authenticated',
    'public.library_to_sweep() service_role',
    'public.link_staff_account(entry uuid, account uuid) service_role',
    'public.list_positions() authenticated',
    'public.list_team_pictures() authenticated',
    'public.look_at_invitation(hash text) service_role',
    'public.look_at_own_application(hash text) service_role',
    'public.mail_downloaders(pieces jsonb) authenticated',
    'public.move_pieces(pieces jsonb, new_folder text) authenticated',
    'public.name_version(piece uuid, version integer, version_name text) authenticated',
    'public.new_shares() authenticated',
    'public.note_bounce(message_id text, recipient text, reason text) service_role',
    'public.note_cards(kind text, people jsonb) authenticated',
    'public.note_checked_resume(reference text, resume text, as_named boolean) service_role',
    'public.note_confirmation(application uuid) service_role',
    'public.note_mail(kind text, recipient text, sent_by uuid, state text, reason text, message_id text) service_role',
    'public.note_picture(account uuid, sha256 text, bytes integer, type text) service_role',
    'public.note_sent_invitation(invitation uuid) service_role',
    'public.notices_due() service_role',
    'public.open_in_review(piece uuid) authenticated',
    'public.open_last_approved(piece uuid) authenticated',
    'public.open_position(opening uuid) anon',
    'public.open_position(opening uuid) authenticated',
    'public.open_resume(resume text, purpose text) authenticated',
    'public.open_review_link(token text) anon',
    'public.open_review_link(token text) authenticated',
    'public.open_version(piece uuid, version integer) authenticated',
    'public.overwritten_fields(piece uuid) authenticated',
    'public.own_cards_due() authenticated',
    'public.own_sessions() authenticated',
    'public.photos_to_sweep() service_role',
    'public.piece_history(piece uuid, before_version integer, page_size integer) authenticated',
    'public.piece_standing(piece uuid) authenticated',
    'public.pin_links(links jsonb) authenticated',
    'public.publish_template(template uuid, piece uuid, template_name text, summary text, rules jsonb) authenticated',
    'public.put_back_field(overwrite uuid, base_revision integer, mutation uuid) authenticated',
    'public.recalls_due() service_role',
    'public.record_approved_file(approval bigint, sha256 text) authenticated',
    'public.record_download(piece uuid, base_revision integer, format text, sha256 text, bytes bigint, is_proof boolean, approval bigint) authenticated',
    'public.remove_position(opening uuid) authenticated',
    'public.remove_post(post uuid) authenticated',
    'public.rename_folder(folder text, new_folder text) authenticated',
    'public.replace_own_resume(hash text, resume text, name text) service_role',
    'public.require_second_step(required boolean) authenticated',
    'public.resolve_comment(comment uuid, resolved boolean) authenticated',
    'public.restore_version(piece uuid, version integer, mutation uuid) authenticated',
    'public.review_applications(applications jsonb, status text) authenticated',
    'public.review_pictures(token text) service_role',
    'public.revoke_review_link(link uuid) authenticated',
    'public.save_look(piece uuid, revision integer, look jsonb) authenticated',
    'public.save_piece(piece uuid, base_revision integer, changed jsonb, mutation uuid, designer_version integer, brand_version text, pictures jsonb) authenticated',
    'public.save_position(opening uuid, title text, place text, kind text, description text, pay_from integer, pay_to integer, pay_per text, closes_on date, closed boolean, country text, remote boolean) authenticated',
    'public.save_post(post uuid, title text, body text, ends_at timestamp with time zone) authenticated',
    'public.saved_look(piece uuid) authenticated',
    'public.search_pieces(question text, person uuid, designer text, state text, folder text, binned boolean, others boolean, sort text, after_key text, after_id uuid, page_size integer) authenticated',
    'public.search_portal(question text, threshold real) authenticated',
    'public.second_step_required() authenticated',
    'public.see_answer(event bigint) authenticated',
    'public.see_comments(piece uuid) authenticated',
    'public.see_shares(pieces jsonb) authenticated',
    'public.set_approval_rule(designer text, is_on boolean, approvers jsonb, marks_pictures boolean) authenticated',
    'public.set_photo(entry uuid, photo text) authenticated',
    'public.set_staff_active(staff_id uuid, active boolean) authenticated',
    'public.set_staff_role(staff_id uuid, new_role staff_role) authenticated',
    'public.share_piece(piece uuid, person uuid, rights text) authenticated',
    'public.shares_due() service_role',
    'public.start_from_template(piece uuid, template uuid, piece_name text, folder text) authenticated',
    'public.store_approved_files(approval bigint, files jsonb) authenticated',
    'public.sweep_accounts() service_role',
    'public.take_application_ticket(reference text, resume text, address text, per_network integer, for_everybody integer) service_role',
    'public.take_chat_turn(caller uuid) service_role',
    'public.take_test_mail(caller uuid) service_role',
    'public.team_picture_states(pictures jsonb) authenticated',
    'public.tick_first_week(done jsonb) authenticated',
    'public.unlinked_staff_account(entry uuid) service_role',
    'public.visit_piece(piece uuid, place uuid, leaving boolean) authenticated',
    'public.want_notices(wanted boolean) authenticated',
    'public.withdraw_invitation(entry uuid) authenticated',
    'public.withdraw_own_application(hash text) service_role',
    'public.withdraw_request(piece uuid) authenticated',
    'public.withdraw_team_picture(picture uuid) authenticated',
    'public.withdraw_template(template uuid) authenticated'
  ],
  'these roles can run these functions, and no one else can run any'
);
select is_empty(
  $$ select tablename, policyname from pg_policies, concat_ws(' ', qual, with_check) as condition
     where schemaname in ('public', 'storage')
       and regexp_replace(condition, '\( SELECT \w+\.\w+\(\) AS \w+\)', '', 'g') ~ '\w+\.\w+\(\)' $$,
  'every helper that reads no row is in (select …), so that it runs once per statement'
);
select isnt_empty(
  $$ select policyname from pg_policies where qual like '%( SELECT private.current_staff_role() AS current_staff_role)%' $$,
  'the catalogue writes such a helper as that rule reads it'
);
select is_empty(
  $$ select relname, attname from pg_depend
     join pg_policy as policy on policy.oid = objid
     join pg_class as relation on relation.oid = polrelid and relation.relnamespace = 'public'::regnamespace
     join pg_attribute as part on part.attrelid = refobjid and part.attnum = refobjsubid
     where classid = 'pg_policy'::regclass and refobjid = polrelid and refobjsubid > 0 and atttypid = 'uuid'::regtype
       and not exists (select 1 from pg_index where indrelid = polrelid and indkey[0] = part.attnum) $$,
  'every id that a policy compares has an index'
);
create function pg_temp.plan_of(relation regclass) returns text language plpgsql as $$
declare
  line text;
  whole text := '';
begin
  for line in execute format('explain select 1 from %s', relation) loop
    whole := whole || line || E'\n';
  end loop;
  return whole;
end
$$;
set local role authenticated;
select is_empty(
  $$ select relation, plan from (
       select format('%I.%I', schemaname, tablename)::regclass as relation from (
         select distinct schemaname, tablename from pg_policies where schemaname in ('public', 'storage') and cmd = 'SELECT'
       ) as read
     ) as relations cross join lateral pg_temp.plan_of(relation) as plan
     where plan like '%SubPlan%' $$,
  'reading a table asks no other table for each of its rows'
);
select alike(pg_temp.plan_of('public.pieces'), '%InitPlan%', 'PostgreSQL calls what is asked once as that rule reads it');
reset role;
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~ 'user_meta'
     union all
     select policyname::text from pg_policies where concat_ws(' ', qual, with_check) ~ 'user_meta' $$,
  array['follow_password', 'keep_metadata_quota'],
  'people''s own metadata (user_metadata) decides nothing: only the names of a new profile come from it, and it has a limit'
);

-- The API of a hosted project refuses an UPDATE or DELETE without a WHERE of its own (safeupdate), also one that a
-- function runs.
create function pg_temp.unbounded(source text) returns setof text language plpgsql as $$
declare
  rest text := regexp_replace(source, '--[^\n]*', '', 'g');
  outer_text text;
begin
  -- From the inside out, so that a subquery's WHERE counts for no statement around it.
  loop
    outer_text := regexp_replace(rest, '\([^()]*\)', ' ', 'g');
    return query select trim(regexp_replace(statement, '\s+', ' ', 'g'))
      from (
        select inner_text[1] as part from regexp_matches(rest, '\(([^()]*)\)', 'g') as inner_text
        union all select rest where outer_text = rest
      ) as parts
      cross join regexp_split_to_table(part, ';|\mloop\M', 'i') as said
      cross join substring(said, '(?i)\m(?:delete\s+from|update\s+(?:only\s+)?[\w."]+(?:\s+(?:as\s+)?\w+)?\s+set)\M.*') as statement
      where statement !~* '\mwhere\M';
    exit when outer_text = rest;
    rest := outer_text;
  end loop;
end
$$;
select is_empty(
  $$ select proname, statement from pg_proc cross join pg_temp.unbounded(prosrc) as statement
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) $$,
  'no function updates or deletes without saying which rows'
);
select set_eq(
  $$ select pg_temp.unbounded('begin
       delete from a; -- where b
       update a set b = 1 where c;
       if d then update a as e set b = (select 1 where c), f = case when c then 1 end; end if;
       with f as (delete from g using h returning 1) select 1 from f where c;
       insert into a values (1) on conflict (b) do update set b = 2;
     end') $$,
  array['delete from a', 'update a as e set b = , f = case when c then 1 end', 'delete from g using h returning 1'],
  'the rule about unbounded statements finds them'
);
