/** The embedded backend's key; a hosted project's comes from the environment. */
const localPublishableKey = 'sb_publishable_daybreak_local';

/** The backend's address, and the public key that every visitor may have. */
export const projectAddress = () => ({
  url: import.meta.env.VITE_SUPABASE_URL || location.origin,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || localPublishableKey,
});
