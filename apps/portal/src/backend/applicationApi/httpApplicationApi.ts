import { type ApplicationApi, ApplicationApiError, type ApplicationApiErrorKind } from './ApplicationApi.ts';

/** Milliseconds without a byte sent before an upload counts as broken off. Slow is fine, silent isn't. */
const silenceLimit = 30_000;
/** Milliseconds for a small request: the ticket, the check, or the record. */
const answerLimit = 20_000;

interface ApplicationApiOptions {
  url: string;
  publishableKey: string;
}

/**
 * 409 means "already exists" from Storage and from the database. A unique violation may also come as 400 with its code.
 */
function errorKindOf(status: number, answer: string): ApplicationApiErrorKind {
  if (status === 409 || answer.includes('"23505"') || answer.includes('"Duplicate"')) return 'taken';
  if (status === 413 || answer.includes('"413"')) return 'tooLarge';
  if (status === 415 || answer.includes('"415"')) return 'wrongType';
  if (status === 422) return 'protected';
  if (status === 428) return 'captcha';
  if (status === 429 || status === 401 || status === 403 || answer.includes('"403"')) return 'refused';
  return 'server';
}

/** Parses the server's answer. Returns an empty object for anything else, such as a captive portal's page. */
function saidIn(answer: string) {
  try {
    return JSON.parse(answer) ?? {};
  } catch {
    return {};
  }
}

function errorOf(status: number, answer: string): ApplicationApiError {
  return new ApplicationApiError(errorKindOf(status, answer), status, saidIn(answer).captcha);
}

/** Supabase's Storage and data API over plain requests: the client library would be half of this page's size budget. */
export function httpApplicationApi({ url, publishableKey }: ApplicationApiOptions): ApplicationApi {
  const authorization = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
  const post = async (path: string, body: object, extraHeaders = {}) => {
    let answer: Response;
    try {
      answer = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'application/json', ...extraHeaders },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerLimit),
      });
    } catch {
      throw new ApplicationApiError('unreachable');
    }
    // 201 only: a 200 would be some network's own page, such as a captive portal.
    const bodyText = await answer.text().catch(() => '');
    if (answer.status !== 201) throw errorOf(answer.status, bodyText);
    return saidIn(bodyText);
  };
  return {
    admit: (reference, resume, captcha) =>
      post('functions/v1/application-ticket', { reference, resume, captcha }),
    check: (reference, resume) => post('functions/v1/check-resume', { reference, resume }),

    upload: ({ storedName, type, file, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        // fetch() doesn't report upload progress.
        const request = new XMLHttpRequest();
        let silence: ReturnType<typeof setTimeout>;
        const listen = () => {
          clearTimeout(silence);
          silence = setTimeout(() => request.abort(), silenceLimit);
        };
        const cancel = () => request.abort();
        const fail = () => reject(new ApplicationApiError(signal.aborted ? 'cancelled' : 'unreachable'));
        request.upload.onprogress = ({ loaded, total }) => {
          listen();
          onProgress(total > 0 ? loaded / total : 0);
        };
        request.onload = () => {
          if (request.status === 200 && typeof saidIn(request.responseText).Key === 'string') resolve();
          else reject(errorOf(request.status, request.responseText));
        };
        request.onerror = fail;
        request.onabort = fail;
        request.onloadend = () => {
          clearTimeout(silence);
          signal.removeEventListener('abort', cancel);
        };
        request.open('POST', `${url}/storage/v1/object/resumes/${encodeURIComponent(storedName)}`);
        const headers = { ...authorization, 'content-type': type };
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        signal.addEventListener('abort', cancel);
        listen();
        request.send(file);
        // It may have been cancelled before it started.
        if (signal.aborted) cancel();
      }),

    send: (record, trap) =>
      post('rest/v1/job_applications', { ...record, website: trap }, { prefer: 'return=minimal' }),
  };
}
