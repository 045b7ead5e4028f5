/** Where the browser keeps the session. Apart from the client, so that reading it does not load the client. */
export const sessionStorageKey = 'daybreak-session';
