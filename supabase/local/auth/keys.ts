/** The embedded backend's fixed keys. Not secret: it binds to this computer and refuses to run in production. */
export const localPublishableKey = 'sb_publishable_daybreak_local';
export const localSecretKey = 'sb_secret_daybreak_local';

/** Headers of a request with someone's token, or with one of these keys. */
export const keyHeaders = (token: string, type = 'application/json') => ({
  apikey: token === localSecretKey ? localSecretKey : localPublishableKey,
  authorization: `Bearer ${token}`,
  'content-type': type,
});

/** Signs the embedded backend's tokens. */
export const localJwtSecret = 'daybreak-local-jwt-secret-used-on-this-computer-only';
