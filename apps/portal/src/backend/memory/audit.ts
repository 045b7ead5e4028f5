import { folded } from '@daybreak/ui/search';
import { type Audit, type AuditEvent, auditPage, type LoggedMail } from '../interfaces/Audit.ts';
import { fullName, type StaffMember } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';

export type Record = (
  action: string,
  subject: AuditEvent['subject'],
  details?: AuditEvent['details'],
) => void;

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  jobTitle: 'job_title',
} as const;

/**
 * The in-memory audit trail.
 *
 * @param events its initial entries, newest first
 * @param mails the mail log's initial entries, newest first
 */
export function memoryAudit(
  events: readonly AuditEvent[],
  mails: readonly LoggedMail[],
  { caller, callerOrNone }: MemoryAccess,
) {
  const trail = [...events];
  const record: Record = (action, subject, details = {}) => {
    const user = callerOrNone();
    trail.unshift({
      id: (trail[0]?.id ?? 0) + 1,
      at: new Date().toISOString(),
      actor: user ? { label: user.email, name: user.name } : null,
      action,
      subject,
      details,
    });
  };
  const api: Methods<Audit> = {
    list({ kind, searchText = '', from, to }, beforeId = Number.POSITIVE_INFINITY) {
      if (caller().role !== 'super_admin') return [];
      const query = folded(searchText);
      return trail
        .filter(({ id, at, action, actor, subject }) => {
          const names = [actor?.label, actor?.name, subject.label, subject.name].filter(Boolean).join(' ');
          const moment = Date.parse(at);
          return (
            id < beforeId &&
            (!kind || action.startsWith(`${kind}.`)) &&
            (!from || moment >= Date.parse(from)) &&
            (!to || moment < Date.parse(to)) &&
            folded(names).includes(query)
          );
        })
        .slice(0, auditPage);
    },
    mails({ state, searchText = '' }, beforeId = Number.POSITIVE_INFINITY) {
      if (caller().role !== 'super_admin') return [];
      const query = folded(searchText.trim());
      return mails
        .filter((mail) => mail.id < beforeId && (!state || mail.state === state) && mail.to.includes(query))
        .slice(0, auditPage);
    },
  };
  return {
    api,
    record,
    /** Records what happened to a directory entry. */
    recordEntry(before: StaffMember, after: StaffMember) {
      const subject = {
        label: after.email,
        name: fullName(after.firstName, after.lastName),
      };
      if (before.role !== after.role) record('staff.role', subject, { from: before.role, to: after.role });
      if (before.isActive !== after.isActive)
        record(after.isActive ? 'staff.activated' : 'staff.deactivated', subject);
      const fields = (Object.keys(columns) as (keyof typeof columns)[])
        .filter((name) => before[name] !== after[name])
        .map((name) => columns[name])
        .sort();
      if (fields.length > 0) record('staff.edited', subject, { fields });
    },
  };
}
