import type { Applications, JobApplication, Role } from '../Backend.ts';
import { BackendError } from '../errors.ts';
import type { Record } from './audit.ts';

type Answer = <T>(operation: `applications.${keyof Applications}`, work: () => T) => Promise<T>;

const refused = () => new BackendError('refused', 'Nothing was changed: you may not change this record.');

interface Reader {
  role: Role | null;
  name: string | null;
}

const about = ({ reference }: JobApplication) => ({ label: reference, name: null });

/** Job applications in memory. `received` is changed in place. `reader`: who is signed in; undefined for nobody. */
export function memoryApplications(
  received: JobApplication[],
  answer: Answer,
  reader: () => Reader | undefined,
  record: Record,
): Applications {
  const reviews = () => {
    const present = reader();
    if (!present) throw new BackendError('signedOut', 'Auth session missing!');
    return present.role === 'admin' || present.role === 'super_admin';
  };
  const placeOf = (id: string) => {
    const place = reviews() ? received.findIndex((application) => application.id === id) : -1;
    if (place < 0) throw refused();
    return place;
  };
  const change = (id: string, changes: Partial<JobApplication>) => {
    const place = placeOf(id);
    const changed = { ...(received[place] as JobApplication), ...changes };
    received[place] = changed;
    return changed;
  };

  return {
    list: () =>
      answer('applications.list', () =>
        reviews() ? [...received].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt)) : [],
      ),
    review: (id, changes) =>
      answer('applications.review', () => {
        const before = received[placeOf(id)] as JobApplication;
        const changed = change(id, changes);
        if (changed.status !== before.status)
          record('application.status', about(changed), { from: before.status, to: changed.status });
        if (changed.notes !== before.notes)
          record('application.edited', about(changed), { fields: ['notes'] });
        return changed;
      }),
    correct: (id, details) =>
      answer('applications.correct', () =>
        change(id, {
          ...details,
          corrected: { at: new Date().toISOString(), by: reader()?.name ?? null },
        }),
      ),
    resumeLink: (resume) =>
      answer('applications.resumeLink', () => {
        const application = received.find((each) => each.resume === resume);
        if (!reviews() || !application) throw refused();
        record('resume.opened', about(application), { purpose: 'reading' });
        return URL.createObjectURL(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
      }),
    remove: ({ id }) =>
      answer('applications.remove', () => {
        const [removed] = received.splice(placeOf(id), 1);
        if (removed) record('application.deleted', about(removed));
      }),
  };
}
