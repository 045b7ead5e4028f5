import { expect, it, vi } from 'vitest';
import { noAnswers } from './answers.ts';
import { type Desk, DeskError, type DeskErrorKind } from './Desk.ts';
import { submission } from './submission.ts';

const answers = { ...noAnswers, firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' };
const file = new File(['%PDF-1.7'], 'cv.pdf');
const now = new Date(2026, 10, 21, 12);

/** A desk whose steps fail in turn as told, and then succeed. */
function deskWith(failures: { upload?: DeskErrorKind[]; send?: DeskErrorKind[] }) {
  const names: string[] = [];
  const references: string[] = [];
  const desk: Desk = {
    upload: vi.fn(async ({ storedName }) => {
      names.push(storedName);
      const kind = failures.upload?.shift();
      if (kind) throw new DeskError(kind);
    }),
    send: vi.fn(async ({ reference }) => {
      references.push(reference);
      const kind = failures.send?.shift();
      if (kind) throw new DeskError(kind);
    }),
  };
  const submit = submission(desk, () => now);
  const attempt = (chosen: File | null = file) =>
    submit({
      answers,
      file: chosen,
      trap: '',
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onUploaded: () => undefined,
    });
  return { desk, names, references, attempt };
}

it('uploads first, then sends the record that names the file', async () => {
  const { desk, names, attempt } = deskWith({});
  const { record, resume } = await attempt();
  expect(names).toEqual([`${now.getTime()}_cv.pdf`]);
  expect(record.resume_url).toBe(names[0]);
  expect(resume).toEqual({ name: 'cv.pdf', size: 8 });
  expect(desk.send).toHaveBeenCalledWith(record, '');
});

it('sends nothing when the upload fails, and uploads again at the next attempt', async () => {
  const { desk, names, attempt } = deskWith({ upload: ['server'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'server' } });
  expect(desk.send).not.toHaveBeenCalled();
  await attempt();
  expect(names).toEqual([names[0], names[0]]);
});

it('does not upload twice when only the record failed', async () => {
  const { desk, attempt } = deskWith({ send: ['refused'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'send', cause: { kind: 'refused' } });
  await attempt();
  expect(desk.upload).toHaveBeenCalledOnce();
});

it('uploads another file that was chosen meanwhile', async () => {
  const { desk, attempt } = deskWith({ send: ['server'] });
  await expect(attempt()).rejects.toThrow();
  const { record } = await attempt(new File(['%PDF-'], 'other.pdf'));
  expect(desk.upload).toHaveBeenCalledTimes(2);
  expect(record.resume_url).toMatch(/_other\.pdf$/);
});

it('a name that somebody else took is replaced by one with a later stamp', async () => {
  const { names, attempt } = deskWith({ upload: ['taken'] });
  await attempt();
  expect(names).toEqual([`${now.getTime()}_cv.pdf`, `${now.getTime() + 1}_cv.pdf`]);
});

it('an upload whose answer was lost has arrived when its name is taken', async () => {
  const { desk, names, attempt } = deskWith({ upload: ['unreachable', 'taken'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload' });
  const { record } = await attempt();
  expect(names).toEqual([names[0], names[0]]);
  expect(record.resume_url).toBe(names[0]);
  expect(desk.send).toHaveBeenCalledOnce();
});

it('a record whose answer was lost has arrived when its reference is taken', async () => {
  const { references, attempt } = deskWith({ send: ['unreachable', 'taken'] });
  await expect(attempt(null)).rejects.toMatchObject({ step: 'send' });
  const { record } = await attempt(null);
  expect(references).toEqual([record.reference, record.reference]);
});

it('a reference that somebody else has is replaced', async () => {
  const { references, attempt } = deskWith({ send: ['taken'] });
  await attempt(null);
  expect(references).toHaveLength(2);
  expect(references[0]).not.toBe(references[1]);
});

it('gives up when every name is taken', async () => {
  const { attempt } = deskWith({ upload: ['taken', 'taken', 'taken', 'taken'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'taken' } });
});
