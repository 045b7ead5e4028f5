import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../errors.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { ResumeUpload } from '../interfaces/OwnApplication.ts';

export interface OwnApplicationSubject {
  backend: Backend;
  /** The token of the link to the only application, by a person named Jo. */
  token: string;
  /** Gives it another status. */
  close: () => Promise<unknown>;
}

/** A resume being uploaded, by default one that starts like a PDF. */
export const resumeOf = (name: string, changes: Partial<ResumeUpload> = {}): ResumeUpload => ({
  name,
  type: 'application/pdf',
  file: new Blob(['%PDF-1.7']),
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onUploaded: () => undefined,
  ...changes,
});

/**
 * Tests an implementation of `OwnApplication`.
 *
 * @param name the implementation's name
 * @param start returns a fresh backend with one application, signed out
 */
export function ownApplicationContract(name: string, start: () => Promise<OwnApplicationSubject>): void {
  describe(`${name} keeps the contract of own applications`, () => {
    const open = async () => {
      const subject = await start();
      const link = await subject.backend.ownApplication.open(subject.token);
      if (link.state !== 'open') throw new Error(`The link is ${link.state}.`);
      return { ...subject, own: subject.backend.ownApplication, application: link.application };
    };

    it('shows the application, and corrects everything but its address', async () => {
      const { own, token, application } = await open();
      expect(application).toMatchObject({ firstName: 'Jo', isCorrectable: true, job: null });
      const details = {
        firstName: 'Joanne',
        lastName: 'Doe',
        email: 'else@where.example',
        phone: null,
        experience: 'mid',
        startDate: '2027-01-04',
        salary: '50k',
        authorization: 'yes',
      } as const;
      const expected = { ...application, ...details, email: application.email };
      expect(await own.correct(token, details)).toEqual({ state: 'open', application: expected });
      expect(await own.open(token)).toEqual({ state: 'open', application: expected });
    });

    it('corrects nothing once the application is closed', async () => {
      const { own, token, application, close } = await open();
      await close();
      const error: unknown = await own.correct(token, application).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BackendError);
      expect((error as BackendError).message).toBe(
        "Your application is closed, so you can't edit it anymore.",
      );
      expect((error as BackendError).kind).toBe('failed');
    });

    it('replaces the resume, safe to repeat', async () => {
      const { own, token, application } = await open();
      expect(application.resume).toBeNull();
      for (const name of [`${Date.now()}_first cv.pdf`, `${Date.now() + 1}_second cv.pdf`]) {
        const file = resumeOf(name);
        const expected = { state: 'open', application: { ...application, resume: name } };
        expect(await own.replaceResume(token, file)).toEqual(expected);
        expect(await own.replaceResume(token, file)).toEqual(expected);
        expect(await own.open(token)).toEqual(expected);
      }
    });

    it('reports the upload’s progress and its end', async () => {
      const { own, token } = await open();
      const progressEvents: (number | 'there')[] = [];
      const upload = resumeOf(`${Date.now()}_cv.pdf`, {
        onProgress: (share) => progressEvents.push(share),
        onUploaded: () => progressEvents.push('there'),
      });
      await own.replaceResume(token, upload);
      expect(progressEvents.pop()).toBe('there');
      expect(progressEvents.length).toBeGreaterThan(0);
      for (const share of progressEvents) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    });

    it('replaces nothing if the upload is canceled, and accepts the same file later', async () => {
      const { own, token, application } = await open();
      const name = `${Date.now()}_cv.pdf`;
      const onUploaded = vi.fn();
      const before = AbortSignal.abort(new Error('changed my mind'));
      await expect(own.replaceResume(token, resumeOf(name, { signal: before, onUploaded }))).rejects.toBe(
        before.reason,
      );
      const during = new AbortController();
      const cancelled = resumeOf(name, {
        signal: during.signal,
        onProgress: () => during.abort(),
        onUploaded,
      });
      const reason: unknown = await own.replaceResume(token, cancelled).catch((error: unknown) => error);
      expect(during.signal.aborted).toBe(true);
      expect(reason).toBe(during.signal.reason);
      expect(onUploaded).not.toHaveBeenCalled();
      expect(await own.open(token)).toEqual({ state: 'open', application });
      const replaced = { state: 'open', application: { ...application, resume: name } };
      expect(await own.replaceResume(token, resumeOf(name))).toEqual(replaced);
    });

    it('replaces no resume once the application is closed, or with another link', async () => {
      const { own, token, close } = await open();
      await close();
      const file = resumeOf(`${Date.now()}_late cv.pdf`);
      await expect(own.replaceResume(token, file)).rejects.toMatchObject({
        kind: 'failed',
        message: "Your application is closed, so you can't edit it anymore.",
      });
      expect(await own.replaceResume('f'.repeat(64), file)).toEqual({ state: 'unknown' });
    });

    it('withdraws the application, and reports it as withdrawn', async () => {
      const { own, token, application } = await open();
      expect(await own.withdraw(token)).toEqual({ state: 'withdrawn' });
      expect(await own.open(token)).toEqual({ state: 'withdrawn' });
      expect(await own.correct(token, application)).toEqual({ state: 'withdrawn' });
      expect(await own.withdraw(token)).toEqual({ state: 'withdrawn' });
    });

    it('accepts no other link', async () => {
      const { own } = await open();
      expect(await own.open('f'.repeat(64))).toEqual({ state: 'unknown' });
      expect(await own.open('')).toEqual({ state: 'unknown' });
    });
  });
}
