import { describe, expect, it } from 'vitest';
import type { Backend } from './Backend.ts';
import { BackendError } from './errors.ts';

export interface OwnApplicationSubject {
  backend: Backend;
  /** Of the link to the one application that there is, by somebody called Jo. */
  token: string;
  /** Gives it another status. */
  close: () => Promise<unknown>;
}

/** What every implementation of `OwnApplication` must do. `start` gives a fresh backend with one application, signed out. */
export function ownApplicationContract(name: string, start: () => Promise<OwnApplicationSubject>): void {
  describe(`${name} keeps the contract of own applications`, () => {
    const open = async () => {
      const subject = await start();
      const link = await subject.backend.ownApplication.open(subject.token);
      if (link.state !== 'open') throw new Error(`The link is ${link.state}.`);
      return { ...subject, own: subject.backend.ownApplication, application: link.application };
    };

    it('shows it, and corrects all but its address', async () => {
      const { own, token, application } = await open();
      expect(application).toMatchObject({ firstName: 'Jo', correctable: true, job: null });
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

    it('corrects nothing once it is closed', async () => {
      const { own, token, application, close } = await open();
      await close();
      const error: unknown = await own.correct(token, application).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BackendError);
      expect((error as BackendError).message).toBe(
        'Your application is closed, so it cannot be corrected any more.',
      );
      expect((error as BackendError).kind).toBe('failed');
    });

    it('replaces its resume, also when it is asked twice', async () => {
      const { own, token, application } = await open();
      expect(application.resume).toBeNull();
      for (const name of [`${Date.now()}_first cv.pdf`, `${Date.now() + 1}_second cv.pdf`]) {
        const file = { name, type: 'application/pdf', file: new Blob(['%PDF-1.7']) };
        const expected = { state: 'open', application: { ...application, resume: name } };
        expect(await own.replaceResume(token, file)).toEqual(expected);
        expect(await own.replaceResume(token, file)).toEqual(expected);
        expect(await own.open(token)).toEqual(expected);
      }
    });

    it('replaces no resume once it is closed, nor by another link', async () => {
      const { own, token, close } = await open();
      await close();
      const file = {
        name: `${Date.now()}_late cv.pdf`,
        type: 'application/pdf',
        file: new Blob(['%PDF-1.7']),
      };
      await expect(own.replaceResume(token, file)).rejects.toMatchObject({
        kind: 'failed',
        message: 'Your application is closed, so it cannot be corrected any more.',
      });
      expect(await own.replaceResume('f'.repeat(64), file)).toEqual({ state: 'unknown' });
    });

    it('withdraws it, and then says so', async () => {
      const { own, token, application } = await open();
      expect(await own.withdraw(token)).toEqual({ state: 'withdrawn' });
      expect(await own.open(token)).toEqual({ state: 'withdrawn' });
      expect(await own.correct(token, application)).toEqual({ state: 'withdrawn' });
      expect(await own.withdraw(token)).toEqual({ state: 'withdrawn' });
    });

    it('knows no other link', async () => {
      const { own } = await open();
      expect(await own.open('f'.repeat(64))).toEqual({ state: 'unknown' });
      expect(await own.open('')).toEqual({ state: 'unknown' });
    });
  });
}
