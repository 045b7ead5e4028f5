import { beginsAsNamed, tellingBytes } from './applicationTicket.ts';
import type { serverClient } from './caller.ts';
import type { Environment } from './environment.ts';
import { Fault } from './Fault.ts';

interface Looked {
  reference: string;
  resume: string;
  /** Said when the look itself fails. */
  failed: string;
}

/**
 * Looks at an uploaded resume, size and first bytes, and notes that it may be named. What is no resume is deleted.
 * @throws {Fault} 404, 413, 415
 */
export async function lookAtResume(
  settings: Environment,
  server: ReturnType<typeof serverClient>,
  { reference, resume, failed }: Looked,
): Promise<void> {
  const as_named = beginsAsNamed(resume, await firstBytes(settings, resume, failed));
  const { data: verdict, error } = await server.rpc('note_checked_resume', { reference, resume, as_named });
  if (error) throw new Fault(502, failed);
  if (verdict === 'missing') throw new Fault(404, 'There is no such resume.');
  if (verdict === 'fit') return;
  const removed = await server.storage.from('resumes').remove([resume]);
  if (removed.error) throw new Fault(502, failed);
  throw verdict === 'large'
    ? new Fault(413, 'File size must be less than 10MB')
    : new Fault(415, 'Please upload a PDF or DOC file');
}

/** The file's first bytes, and no more of it. None of a file that is not there or empty. */
async function firstBytes({ url, secretKey }: Environment, name: string, failed: string) {
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
