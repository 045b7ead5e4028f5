/** The key of the embedded backend; a hosted project's comes from the environment. */
const localPublishableKey = 'sb_publishable_daybreak_local';

/** Where the backend is, and the key that every visitor may have. */
export const projectAddress = () => ({
  url: import.meta.env.VITE_SUPABASE_URL || location.origin,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || localPublishableKey,
});
