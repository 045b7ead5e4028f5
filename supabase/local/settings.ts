import { localJwtSecret, localPublishableKey, localSecretKey } from './auth/keys.ts';

/** The config.toml values that the embedded backend follows; a test compares the two. */
export const settings = {
  api: { schemas: ['public'], extra_search_path: ['public', 'extensions'], max_rows: 1000 },
  auth: {
    jwt_expiry: 3600,
    enable_refresh_token_rotation: true,
    refresh_token_reuse_interval: 10,
    enable_signup: false,
    enable_anonymous_sign_ins: false,
    minimum_password_length: 6,
    sessions: { timebox: '720h', inactivity_timeout: '168h' },
    email: {
      enable_confirmations: true,
      double_confirm_changes: true,
      max_frequency: '60s',
      otp_expiry: 3600,
    },
  },
  storage: { file_size_limit: '10MiB' },
};

/** Largest request body the gateway reads: a 10 MiB file and its multipart envelope. */
export const bodyLimit = 12 * 1024 * 1024;

/**
 * `@supabase/lite`'s App configuration. `origin` is where the portal is served, for instance `http://127.0.0.1:4173`.
 */
export function liteConfig(origin: string) {
  return {
    api: settings.api,
    auth: {
      enabled: true,
      jwt_secret: localJwtSecret,
      publishable_key: localPublishableKey,
      secret_key: localSecretKey,
      site_url: origin,
      additional_redirect_urls: [],
      ...settings.auth,
    },
    storage: { enabled: true, ...settings.storage },
    db: { migrations: { enabled: false } },
    studio: { enabled: false },
  };
}
