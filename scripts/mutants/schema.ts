/** The migration with tables, policies and functions: what `supabase/schema` says, as the databases of tests are made. */
export const schema = 'supabase/migrations/20261127000100_schema.sql';
