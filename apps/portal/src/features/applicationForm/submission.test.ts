import { expect, it, vi } from 'vitest';
import {
  type ApplicationApi,
  ApplicationApiError,
  type ApplicationApiErrorKind,
} from '../../backend/applicationApi/ApplicationApi.ts';
import { noAnswers } from '../../shared/applications/answers.ts';
import { submission } from './submission.ts';

const answers = { ...noAnswers, firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' };
const file = new File(['%PDF-1.7'], 'cv.pdf');
const now = new Date(2026, 10, 21, 12);

/** Returns an API whose steps fail in the given order and then succeed. */
function apiWith(failures: Partial<Record<keyof ApplicationApi, ApplicationApiErrorKind[]>>) {
  const names: string[] = [];
  const references: string[] = [];
  const api: ApplicationApi = {
    admit: vi.fn(async () => {
      const kind = failures.admit?.shift();
      if (kind) throw new ApplicationApiError(kind);
      return undefined;
    }),
    check: vi.fn(async () => {
      const kind = failures.check?.shift();
      if (kind) throw new ApplicationApiError(kind);
    }),
    upload: vi.fn(async ({ storedName }) => {
      names.push(storedName);
      const kind = failures.upload?.shift();
      if (kind) throw new ApplicationApiError(kind);
    }),
    send: vi.fn(async ({ reference }) => {
      references.push(reference);
      const kind = failures.send?.shift();
      if (kind) throw new ApplicationApiError(kind);
    }),
  };
  const submit = submission(api, () => now);
  const attempt = (chosen: File | null = file) =>
    submit({
      answers,
      language: 'es',
      file: chosen,
      trap: '',
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onUploaded: () => undefined,
    });
  return { api, names, references, attempt };
}

it('uploads first, then sends the record that names the file', async () => {
  const { api, names, attempt } = apiWith({});
  const { record, resume } = await attempt();
  expect(names).toEqual([`${now.getTime()}_cv.pdf`]);
  expect(record).toMatchObject({ resume_url: names[0], language: 'es' });
  expect(resume).toEqual({ name: 'cv.pdf', size: 8 });
  expect(api.send).toHaveBeenCalledWith(record, '');
});

it('sends nothing when the upload fails, and uploads again on the next attempt', async () => {
  const { api, names, attempt } = apiWith({ upload: ['server'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'server' } });
  expect(api.send).not.toHaveBeenCalled();
  await attempt();
  expect(names).toEqual([names[0], names[0]]);
});

it('does not upload twice when only the record failed', async () => {
  const { api, attempt } = apiWith({ send: ['refused'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'send', cause: { kind: 'refused' } });
  await attempt();
  expect(api.upload).toHaveBeenCalledOnce();
});

it('uploads another file that was chosen after a failure', async () => {
  const { api, attempt } = apiWith({ send: ['server'] });
  await expect(attempt()).rejects.toThrow();
  const { record } = await attempt(new File(['%PDF-'], 'other.pdf'));
  expect(api.upload).toHaveBeenCalledTimes(2);
  expect(record.resume_url).toMatch(/_other\.pdf$/);
});

it('replaces a taken name with one that has a later timestamp', async () => {
  const { names, attempt } = apiWith({ upload: ['taken'] });
  await attempt();
  expect(names).toEqual([`${now.getTime()}_cv.pdf`, `${now.getTime() + 1}_cv.pdf`]);
});

it('treats a taken name as uploaded after a lost answer', async () => {
  const { api, names, attempt } = apiWith({ upload: ['unreachable', 'taken'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload' });
  const { record } = await attempt();
  expect(names).toEqual([names[0], names[0]]);
  expect(record.resume_url).toBe(names[0]);
  expect(api.send).toHaveBeenCalledOnce();
});

it('treats a taken reference as sent after a lost answer', async () => {
  const { references, attempt } = apiWith({ send: ['unreachable', 'taken'] });
  await expect(attempt(null)).rejects.toMatchObject({ step: 'send' });
  const { record } = await attempt(null);
  expect(references).toEqual([record.reference, record.reference]);
});

it('replaces a taken reference on the next attempt', async () => {
  const { references, attempt } = apiWith({ send: ['taken'] });
  await expect(attempt(null)).rejects.toMatchObject({ step: 'send' });
  await attempt(null);
  expect(references).toHaveLength(2);
  expect(references[0]).not.toBe(references[1]);
});

it('requests a ticket, uploads the file and has it checked before sending the record', async () => {
  const { api, names, references, attempt } = apiWith({});
  await attempt();
  expect(api.admit).toHaveBeenCalledWith(references[0], names[0], undefined);
  expect(api.check).toHaveBeenCalledWith(references[0], names[0]);
  const order = [api.admit, api.upload, api.check, api.send].map(
    (step) => vi.mocked(step).mock.invocationCallOrder[0] ?? Number.NaN,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it('requests a ticket even without a resume, and uploads and checks nothing', async () => {
  const { api, references, attempt } = apiWith({});
  await attempt(null);
  expect(api.admit).toHaveBeenCalledWith(references[0], null, undefined);
  expect(api.upload).not.toHaveBeenCalled();
  expect(api.check).not.toHaveBeenCalled();
});

it('sends nothing without a ticket', async () => {
  const { api, attempt } = apiWith({ admit: ['refused', 'captcha'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'refused' } });
  await expect(attempt(null)).rejects.toMatchObject({ step: 'send', cause: { kind: 'captcha' } });
  expect(api.upload).not.toHaveBeenCalled();
  expect(api.send).not.toHaveBeenCalled();
});

it('uploads a rejected file again, but not one whose check got no answer', async () => {
  const { api, attempt } = apiWith({ check: ['wrongType', 'unreachable'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'wrongType' } });
  await expect(attempt()).rejects.toMatchObject({ cause: { kind: 'unreachable' } });
  await attempt();
  expect(api.upload).toHaveBeenCalledTimes(2);
});

it('gives up when every name is taken', async () => {
  const { attempt } = apiWith({ upload: ['taken', 'taken', 'taken', 'taken'] });
  await expect(attempt()).rejects.toMatchObject({ step: 'upload', cause: { kind: 'taken' } });
});
