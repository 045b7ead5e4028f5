import type { Applications, JobApplication, Role } from '../Backend.ts';
import { BackendError } from '../errors.ts';

type Answer = <T>(operation: `applications.${keyof Applications}`, work: () => T) => Promise<T>;

const refused = () => new BackendError('refused', 'Nothing was changed: you may not change this record.');

interface Reader {
  role: Role | null;
  name: string | null;
}

/** Job applications in memory. `received` is changed in place. `reader`: who is signed in; undefined for nobody. */
export function memoryApplications(
  received: JobApplication[],
  answer: Answer,
  reader: () => Reader | undefined,
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
    review: (id, changes) => answer('applications.review', () => change(id, changes)),
    correct: (id, details) =>
      answer('applications.correct', () =>
        change(id, {
          ...details,
          corrected: { at: new Date().toISOString(), by: reader()?.name ?? null },
        }),
      ),
    resumeLink: (resume) =>
      answer('applications.resumeLink', () => {
        if (!reviews() || !received.some((application) => application.resume === resume)) throw refused();
        return URL.createObjectURL(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
      }),
    remove: ({ id }) =>
      answer('applications.remove', () => {
        received.splice(placeOf(id), 1);
      }),
  };
}
