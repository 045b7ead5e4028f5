-- Mails about comments are named as such in the mail log.
alter table public.mail_log drop constraint mail_log_kind_check;
alter table public.mail_log add constraint mail_log_kind_check
check (kind in ('invitation', 'test', 'application', 'confirmation', 'notice', 'share', 'approval', 'recall', 'comment'));
