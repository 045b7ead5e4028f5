/** The columns that the portal reads. Separate from the client, because early requests need them too. */
export const profileColumns = 'first_name, last_name, display_name, password_changed';
export const staffColumns =
  'id, user_id, email, first_name, last_name, phone, job_title, photo, role, is_active';

/** Rows per request: hosted projects return at most a thousand. */
export const staffPageSize = 1_000;
