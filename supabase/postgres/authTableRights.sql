-- The tables of second steps belong to the auth server too, and migrations may hook onto them as onto its others.
alter table auth.mfa_factors owner to supabase_auth_admin;
alter table auth.mfa_challenges owner to supabase_auth_admin;
alter table auth.mfa_amr_claims owner to supabase_auth_admin;
alter table auth.mfa_recovery_codes owner to supabase_auth_admin;
grant all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims, auth.mfa_recovery_codes to postgres;
