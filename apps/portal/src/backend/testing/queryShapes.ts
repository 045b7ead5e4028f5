/**
 * Every shape of request that the portal sends to PostgREST, by the test that sends it: method and table or function,
 * parameters with their operators, and the headers that matter, without values. `[…]` is optional; `*=eq` is any
 * column. PostgREST can't be built here, so `carriedBy` quotes its documentation for each part. A shape that isn't
 * listed fails the test that sends it.
 */
export const queryShapes = {
  /** The contract of the backend, with the functions that act as their caller. */
  backend: `
    DELETE application_notes id=eq application_id=eq select Prefer:return=representation
    DELETE job_applications id=eq select Prefer:return=representation
    GET application_notes select id=eq
    GET application_notes select [application_id=eq] order=written_at.asc,id.asc offset limit
    GET first_weeks select
    GET home_arrangements select
    GET job_applications select id=eq
    GET job_applications select order=created_at.desc,id.asc offset limit
    GET job_applications select status=eq limit Prefer:count=exact
    GET mail_log select [id=lt] [state=eq] [recipient=ilike] order=id.desc limit
    GET mail_log select kind=in recipient=eq order=id.desc limit
    GET pinned_links select order=place.asc
    GET portal_knowledge select=title,body,path,keywords,portal_phrasings(phrasing)
    GET posts select order=created_at.desc,id.asc
    GET reviewer_notices select
    GET search_words select kind=eq
    GET staff_directory select email=eq is_active=eq
    GET staff_directory select is_active=eq order=role.desc,first_name.asc,id.asc offset limit [Prefer:count=exact]
    GET staff_directory select is_active=eq start_date=gte start_date=lte order=start_date.desc,first_name.asc limit
    GET staff_directory select user_id=eq [Accept:application/vnd.pgrst.object+json]
    GET staff_directory select user_id=in
    GET user_profiles select user_id=eq
    PATCH job_applications id=eq select Prefer:return=representation
    PATCH staff_directory email=eq select Prefer:return=representation
    PATCH user_profiles user_id=eq select Prefer:return=representation
    POST application_notes
    POST application_notes select Prefer:return=representation
    POST rpc/arrange_home
    POST rpc/audit_trail
    POST rpc/end_own_session
    POST rpc/get_current_user_role
    POST rpc/open_resume
    POST rpc/own_sessions
    POST rpc/pin_links
    POST rpc/remove_post
    POST rpc/require_second_step
    POST rpc/review_applications
    POST rpc/save_post
    POST rpc/search_portal
    POST rpc/second_step_required
    POST rpc/set_staff_active
    POST rpc/set_staff_role
    POST rpc/tick_first_week
    POST rpc/want_notices
    POST user_profiles
    POST user_profiles on_conflict=user_id select Prefer:resolution=merge-duplicates Prefer:return=representation
  `,
  people: `
    GET staff_directory select id=eq
    GET staff_directory select is_active=eq order=first_name.asc,id.asc offset limit
    GET staff_directory select manager_id=eq is_active=eq order=first_name.asc,id.asc offset limit
    GET staff_invitations select entry_id=eq sent_at=not.is order=created_at.desc limit
    PATCH staff_directory id=eq [*=eq] [*=is] select Prefer:return=representation
    POST rpc/import_people
    POST rpc/set_photo
    POST rpc/withdraw_invitation
    POST staff_directory select Prefer:return=representation
  `,
  positions: `
    GET positions select order=id.asc offset limit
    POST rpc/list_positions order=created_at.desc,id.asc offset limit
    POST rpc/remove_position
    POST rpc/save_position
  `,
  teamPictures: `
    GET team_pictures select id=eq
    POST rpc/add_team_picture
    POST rpc/approve_team_picture
    POST rpc/edit_team_picture
    POST rpc/list_team_pictures order=created_at.desc,id.asc offset limit
    POST rpc/team_picture_states
    POST rpc/withdraw_team_picture
  `,
  comments: `
    POST rpc/add_comment
    POST rpc/comment_by_link
    POST rpc/comments_by_link
    POST rpc/comment_notices
    POST rpc/comments_on
    POST rpc/open_last_approved
    POST rpc/resolve_comment
    POST rpc/see_comments
  `,
  approvals: `
    GET approval_rules select order=designer
    POST rpc/approval_answers
    POST rpc/approval_history
    POST rpc/approvals_waiting
    POST rpc/approve_version
    POST rpc/ask_for_approval
    POST rpc/ask_for_changes
    POST rpc/check_file
    POST rpc/open_in_review
    POST rpc/piece_standing
    POST rpc/record_approved_file
    POST rpc/record_download
    POST rpc/see_answer
    POST rpc/set_approval_rule
    POST rpc/store_approved_files
    POST rpc/withdraw_request
  `,
  brandUpdates: `
    POST rpc/ask_again
    POST rpc/brand_update_pieces
    POST rpc/count_private_pieces
    POST rpc/downloads_of
    POST rpc/mail_downloaders
    POST rpc/save_look
    POST rpc/saved_look
  `,
  cards: `
    POST rpc/cards_due order=entry_id.asc,kind.asc,detail.asc.nullsfirst offset limit
    POST rpc/count_cards_due
    POST rpc/note_cards
    POST rpc/own_cards_due
  `,
  library: `
    GET piece_shares select piece_id=eq order=shared_at,person_id offset limit
    GET piece_shares select piece_id=eq person_id=eq
    GET pieces select id=eq
    GET pieces select id=in
    GET pieces select owner_id=eq deleted_at=is folder=gt order=folder limit
    GET pieces select owner_id=eq deleted_at=is folder=not.is order=folder limit
    GET pieces select owner_id=eq deleted_at=is limit Prefer:count=exact
    GET pieces select owner_id=eq deleted_at=not.is limit Prefer:count=exact
    GET pieces select owner_id=eq [id=gt] order=id limit
    GET pieces select set_id=eq deleted_at=is order=id limit
    GET review_links select piece_id=eq order=created_at.desc,id offset limit
    GET team_templates select [designer=eq] order=name,id offset limit
    POST rpc/bin_pieces
    POST rpc/bring_back_pieces
    POST rpc/count_pieces_of
    POST rpc/create_piece
    POST rpc/create_review_link
    POST rpc/delete_pieces
    POST rpc/describe_piece
    POST rpc/duplicate_piece
    POST rpc/export_pieces
    POST rpc/follow_template
    POST rpc/hand_over_all_pieces
    POST rpc/hand_over_pieces
    POST rpc/keep_set
    POST rpc/keep_version
    POST rpc/move_pieces
    POST rpc/name_version
    POST rpc/new_shares
    POST rpc/open_review_link
    POST rpc/open_version
    POST rpc/overwritten_fields
    POST rpc/piece_history
    POST rpc/publish_template
    POST rpc/put_back_field
    POST rpc/restore_version
    POST rpc/revoke_review_link
    POST rpc/save_piece
    POST rpc/search_pieces
    POST rpc/see_shares
    POST rpc/share_piece
    POST rpc/start_from_template
    POST rpc/visit_piece
    POST rpc/withdraw_template
  `,
  /** The job application's page, which has no client. */
  applicationForm: `
    POST job_applications Prefer:return=minimal
    POST rpc/open_position
  `,
} as const satisfies Record<string, string>;

export type ShapeGroup = keyof typeof queryShapes;
