/** Where the browser stores the session. Separate from the client, so that reading it doesn't load the client. */
export const sessionStorageKey = 'daybreak-session';
