import { BackendError } from '../errors.ts';
import type { Applications, JobApplication } from '../interfaces/Applications.ts';
import { isAdministrator } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Record } from './audit.ts';
import type { Methods } from './operation.ts';

const refusal = () => new BackendError('refused', "You can't change this record. Nothing was saved.");

const subjectOf = ({ reference }: JobApplication) => ({ label: reference, name: null });

/** In-memory job applications. Changes `applications` in place. */
export function memoryApplications(
  applications: JobApplication[],
  { caller }: MemoryAccess,
  record: Record,
  bounceReasons: Readonly<{ [email: string]: string }> = {},
): Methods<Applications> {
  const reviews = () => isAdministrator(caller().role);
  const placeOf = (id: string) => {
    const place = reviews() ? applications.findIndex((application) => application.id === id) : -1;
    if (place < 0) throw refusal();
    return place;
  };
  const requireApplication = (id: string) => applications[placeOf(id)] as JobApplication;
  const change = (id: string, changes: Partial<JobApplication>) => {
    const place = placeOf(id);
    const updated = { ...(applications[place] as JobApplication), ...changes };
    applications[place] = updated;
    return updated;
  };
  const noted = (before: JobApplication, id: string, body: string) => {
    const note = { id, body, at: new Date().toISOString(), author: caller().name, isOwn: true };
    change(before.id, { notes: [...before.notes, note] });
    record('application.noted', subjectOf(before));
    return note;
  };

  return {
    list: () =>
      reviews() ? [...applications].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt)) : [],
    review(ids, status) {
      for (const before of ids.map(requireApplication)) {
        if (before.status === status) continue;
        const updated = change(before.id, { status });
        record('application.status', subjectOf(updated), { from: before.status, to: status });
      }
    },
    bounceReason: (email) => (reviews() ? (bounceReasons[email] ?? null) : null),
    addNote(id, { id: noteId, body }) {
      const before = requireApplication(id);
      if (!body.trim()) throw new BackendError('unexpected', 'Enter a note.');
      return noted(before, noteId, body.trim());
    },
    write: (id, { noteId, subject, text }) =>
      noted(requireApplication(id), noteId, `Email to the applicant: ${subject.trim()}\n\n${text.trim()}`),
    removeNote(id, noteId) {
      const before = requireApplication(id);
      if (!before.notes.find((note) => note.id === noteId)?.isOwn) throw refusal();
      change(id, { notes: before.notes.filter((note) => note.id !== noteId) });
      record('application.note_deleted', subjectOf(before));
    },
    correct: (id, details) =>
      change(id, {
        ...details,
        correction: { at: new Date().toISOString(), by: caller().name, isByApplicant: false },
      }),
    resumeLink(resume) {
      const application = applications.find((each) => each.resume === resume);
      if (!reviews() || !application) throw refusal();
      record('resume.opened', subjectOf(application), { purpose: 'reading' });
      return URL.createObjectURL(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
    },
    remove({ id }) {
      const [removedApplication] = applications.splice(placeOf(id), 1);
      if (removedApplication) record('application.deleted', subjectOf(removedApplication));
    },
  };
}
