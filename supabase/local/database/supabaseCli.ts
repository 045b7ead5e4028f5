/** Not a dependency: a large binary that few scripts need, so npx fetches it. */
export const supabaseCli = 'supabase@3.1.0';
