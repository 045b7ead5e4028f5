/** The embedded backend's fixed keys. Not secret: it binds to this computer and refuses to run in production. */
export const localPublishableKey = 'sb_publishable_daybreak_local';
export const localSecretKey = 'sb_secret_daybreak_local';
/** Signs the embedded backend's tokens. */
export const localJwtSecret = 'daybreak-local-jwt-secret-used-on-this-computer-only';
