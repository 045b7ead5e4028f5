import { ApplicationApiError, fileOfOtherType, fileTooLarge } from '../applicationApi/ApplicationApi.ts';
import { httpApplicationApi } from '../applicationApi/httpApplicationApi.ts';
import { BackendError } from '../errors.ts';
import type { OwnApplication, ResumeUpload } from '../interfaces/OwnApplication.ts';
import type { AskOwnApplication } from './ownApplication.ts';

const refusals: { [kind: string]: string } = { tooLarge: fileTooLarge, wrongType: fileOfOtherType };

function backendError(error: ApplicationApiError): BackendError {
  const refusal = refusals[error.kind];
  if (refusal) return new BackendError('failed', refusal, { cause: error, serverSpoke: true });
  const kind = error.kind === 'unreachable' ? 'unreachable' : 'unexpected';
  return new BackendError(kind, error.message, { cause: error });
}

/**
 * Replaces the resume in the user's own application. It uploads the same way as the form, the only way to report
 * progress.
 */
export function supabaseOwnResume(
  ask: AskOwnApplication,
  address: Parameters<typeof httpApplicationApi>[0],
): Pick<OwnApplication, 'replaceResume'> {
  const api = httpApplicationApi(address);
  const send = ({ name, fileName: _, ...upload }: ResumeUpload) =>
    api.upload({ storedName: name, ...upload }).catch((error: unknown) => {
      if (!(error instanceof ApplicationApiError)) throw error;
      // It's there already, from an earlier attempt whose answer was lost. The name belongs to this link.
      if (error.kind !== 'taken') throw backendError(error);
    });
  return {
    async replaceResume(token, upload) {
      const { name, fileName, signal, onUploaded } = upload;
      try {
        signal.throwIfAborted();
        const link = await ask({ token, upload: name }, signal);
        if (link.state !== 'open') return link;
        await send(upload);
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      }
      onUploaded();
      return ask({ token, resume: name, name: fileName });
    },
  };
}
