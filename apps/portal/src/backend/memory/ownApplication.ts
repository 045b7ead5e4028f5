import { BackendError } from '../errors.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import type { ApplicationLink, OwnApplication } from '../interfaces/OwnApplication.ts';
import { answering, type RunOperation } from './operation.ts';

/** The token at the end of an application's link. */
export const applicationToken = ({ id }: Pick<JobApplication, 'id'>): string => `own-${id}`;
export const expiredToken = 'expired';

/** People's own applications in memory. Changes `applications` in place. */
export function memoryOwnApplication(applications: JobApplication[], answer: RunOperation): OwnApplication {
  const withdrawn = new Set<string>();
  const placeOf = (token: string) => applications.findIndex((one) => applicationToken(one) === token);
  const linkOf = (token: string): ApplicationLink => {
    const found = applications[placeOf(token)];
    if (withdrawn.has(token)) return { state: 'withdrawn' };
    if (token === expiredToken) return { state: 'expired' };
    if (!found) return { state: token.startsWith('own-') ? 'gone' : 'unknown' };
    const { firstName, lastName, email, phone, experience, startDate, salary, authorization } = found;
    const { reference, submittedAt, resume, resumeName, position, status } = found;
    return {
      state: 'open',
      application: {
        ...{ firstName, lastName, email, phone, experience, startDate, salary, authorization },
        ...{ reference, submittedAt, resume, resumeName },
        job: position?.title ?? null,
        isCorrectable: status !== 'closed',
      },
    };
  };
  const change = (token: string, changes: Partial<JobApplication>): ApplicationLink => {
    const link = linkOf(token);
    if (link.state !== 'open') return link;
    if (!link.application.isCorrectable)
      throw new BackendError('failed', "Your application is closed, so you can't edit it anymore.", {
        serverSpoke: true,
      });
    const place = placeOf(token);
    applications[place] = {
      ...(applications[place] as JobApplication),
      ...changes,
      correction: { at: new Date().toISOString(), by: null, isByApplicant: true },
    };
    return linkOf(token);
  };
  return {
    async replaceResume(token, { name, fileName, signal, onProgress, onUploaded }) {
      signal.throwIfAborted();
      const cancellation = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      onProgress(0.4);
      const replacement = answer('ownApplication.replaceResume', () => {
        signal.throwIfAborted();
        onUploaded();
        return change(token, { resume: name, resumeName: fileName });
      });
      return Promise.race([replacement, cancellation]);
    },
    ...answering(answer, 'ownApplication', {
      open: (token) => linkOf(token),
      correct: (token, { email: _, ...details }) => change(token, details),
      withdraw(token) {
        if (linkOf(token).state === 'open') {
          applications.splice(placeOf(token), 1);
          withdrawn.add(token);
        }
        return linkOf(token);
      },
    }),
  };
}
