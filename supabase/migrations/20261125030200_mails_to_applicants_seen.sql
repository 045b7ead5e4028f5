-- Whoever reviews applications sees what became of the mails to applicants, whoever sent them: a confirmation is sent by nobody.
alter policy mail_log_read on public.mail_log
using (
  happened_at > now() - (select private.mail_retention())
  and (
    (select private.current_staff_role()) = 'super_admin'
    or ((select private.current_staff_role()) = 'admin' and kind in ('application', 'confirmation'))
    or ((select private.current_staff_role()) is not null and sent_by = (select private.current_account()))
  )
);
create index mail_log_kind on public.mail_log (kind, happened_at);
