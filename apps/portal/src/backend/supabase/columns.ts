/** The columns that the portal reads. Apart from the client, because what is asked ahead of it asks for the same. */
export const profileColumns = 'first_name, last_name, display_name, password_changed';
export const staffColumns =
  'id, user_id, email, first_name, last_name, phone, job_title, photo, role, is_active';

/** Rows per request: hosted projects answer with no more than a thousand. */
export const staffPageSize = 1_000;
