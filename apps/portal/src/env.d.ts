/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project. If absent, the backend is on the page's own origin. */
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** Months that the server keeps job applications, as the form states. Default: 12. */
  readonly VITE_APPLICATION_RETENTION_MONTHS?: string;
}
