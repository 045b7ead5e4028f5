import { type AnsweringOptions, createAnswering } from '../_shared/answering.ts';
import { beginsAsNamed, readClaim, tellingBytes } from '../_shared/applicationTicket.ts';
import { serverClient } from '../_shared/caller.ts';
import type { Environment } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';

const failed = 'The resume could not be checked. Try again.';

/**
 * Looks at an uploaded resume, size and first bytes, before an application may name it. What is no resume is deleted.
 * `{ reference, resume }` of the ticket.
 */
export const createCheckResume = (options: AnsweringOptions = {}) =>
  createAnswering(
    {
      name: 'check-resume',
      failed,
      async work(body, settings) {
        const { reference, resume } = readClaim(body);
        if (!resume) throw new Fault(400, 'There is no resume to check.');
        const server = serverClient(settings);
        const as_named = beginsAsNamed(resume, await firstBytes(settings, resume));
        const { data: verdict, error } = await server.rpc('note_checked_resume', {
          reference,
          resume,
          as_named,
        });
        if (error) throw new Fault(502, failed);
        if (verdict === 'missing') throw new Fault(404, 'There is no such resume.');
        if (verdict !== 'fit') {
          const removed = await server.storage.from('resumes').remove([resume]);
          if (removed.error) throw new Fault(502, failed);
          throw verdict === 'large'
            ? new Fault(413, 'File size must be less than 10MB')
            : new Fault(415, 'Please upload a PDF or DOC file');
        }
        return { answer: { resume } };
      },
    },
    options,
  );

/** The file's first bytes, and no more of it. None of a file that is not there or empty. */
async function firstBytes({ url, secretKey }: Environment, name: string): Promise<Uint8Array> {
  const response = await fetch(`${url}/storage/v1/object/resumes/${encodeURIComponent(name)}`, {
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      range: `bytes=0-${tellingBytes - 1}`,
    },
  });
  // Storage says 400 or 404 of what is not there, and 416 of an empty file. Anything else says nothing about the file.
  if (!response.ok && ![400, 404, 416].includes(response.status)) throw new Fault(502, failed);
  const bytes: number[] = [];
  const reader = response.ok ? response.body?.getReader() : undefined;
  while (reader && bytes.length < tellingBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.push(...value.slice(0, tellingBytes));
  }
  await (reader ? reader.cancel() : response.body?.cancel());
  return new Uint8Array(bytes);
}
