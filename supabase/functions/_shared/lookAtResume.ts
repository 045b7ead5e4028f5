import type { serverClient } from './caller.ts';
import type { Environment } from './environment.ts';
import { Fault, orFail } from './Fault.ts';
import { lookAtFile } from './lookAtFile.ts';
import { concat } from './readBody.ts';
import { maxResumeBytes } from './resumeFile.ts';

interface ResumeCheck {
  reference: string;
  resume: string;
  /** The message when the check itself fails. */
  failureText: string;
}

/**
 * Checks an uploaded resume's size and content, and records that an application may name it. A file that isn't a
 * resume, or that opens only with a password, is deleted.
 * @throws {Fault} 404, 413, 415, 422
 */
export async function checkResume(
  settings: Environment,
  server: ReturnType<typeof serverClient>,
  { reference, resume, failureText }: ResumeCheck,
): Promise<void> {
  const fault = await lookAtFile(resume, await bytesOf(settings, resume, failureText));
  const as_named = fault === undefined;
  const { data: verdict, error } = await server.rpc('note_checked_resume', { reference, resume, as_named });
  if (error) throw new Fault(502, failureText);
  if (verdict === 'missing') throw new Fault(404, "This resume doesn't exist.");
  if (verdict === 'fit') return;
  orFail(await server.storage.from('resumes').remove([resume]), failureText);
  if (verdict === 'large') throw new Fault(413, 'File size must be less than 10MB');
  if (fault === 'protected')
    throw new Fault(422, 'This file is password-protected. Upload a copy without the password.');
  throw new Fault(415, 'Please upload a PDF or DOC file');
}

/** Reads the file, up to the size limit of a resume. Returns nothing for one that's missing or empty. */
async function bytesOf({ url, secretKey }: Environment, name: string, failed: string) {
  const response = await fetch(`${url}/storage/v1/object/resumes/${encodeURIComponent(name)}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  // Storage answers 400 or 404 for a missing file. Any other status says nothing about the file.
  if (!response.ok && ![400, 404].includes(response.status)) throw new Fault(502, failed);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.ok ? response.body?.getReader() : undefined;
  while (reader && size < maxResumeBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
  }
  await (reader ? reader.cancel() : response.body?.cancel());
  return concat(parts);
}
