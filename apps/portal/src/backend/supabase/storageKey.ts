/**
 * The session's key in browser storage. Separate from the client, so that reading the session doesn't load the client.
 */
export const sessionStorageKey = 'daybreak-session';
