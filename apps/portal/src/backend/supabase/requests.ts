import type { Database } from '@daybreak/supabase/types';
import { BackendError, type BackendErrorKind } from '../errors.ts';
import { noSuchPiece } from '../interfaces/Library.ts';
import { allOf } from './allOf.ts';
import type { Client } from './client.ts';
import { isRefusal } from './failures.ts';
import { sendSignedIn, tokenOf } from './token.ts';

type Functions = Database['public']['Functions'];

/** The project's address and public key. */
export interface Project {
  url: string;
  publishableKey: string;
}

/** Milliseconds for an answer; pictures may take longer. */
const answerLimit = 20_000;
const pictureLimit = 150_000;

const storage = '/storage/v1/object';

interface Refusal {
  code?: unknown;
  message?: unknown;
  error?: unknown;
}

const signedOut = 'You must be logged in to use the library.';

/** The code for a malformed id, which matches nothing. */
const noId = '22P02';

function kindOfAnswer(status: number, { code, message }: Refusal): BackendErrorKind {
  if (status === 401) return 'signedOut';
  if (status === 429) return 'tooManyRequests';
  if (isRefusal(code, message) || [403, 413, 415].includes(status)) return 'refused';
  return status >= 500 ? 'unreachable' : 'unexpected';
}

/** Turns the server's failure into an error. `Retry-After` is in seconds; other formats aren't supported. */
async function errorFrom(answer: Response): Promise<BackendError> {
  // An HTML page, or an empty body, comes from something other than the server.
  const refusalBody: Refusal = (await answer.json().catch(() => null)) ?? {};
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const sentence = [refusalBody.message, refusalBody.error].find(
    (words) => typeof words === 'string' && words !== '',
  );
  if (refusalBody.code === noId) return new BackendError('refused', noSuchPiece);
  return new BackendError(
    kindOfAnswer(answer.status, refusalBody),
    typeof sentence === 'string' ? sentence : `The server responded with ${answer.status}.`,
    {
      serverSpoke: sentence !== undefined && answer.status < 500,
      ...(seconds >= 0 ? { retryAfter: seconds } : {}),
    },
  );
}

interface RequestOptions extends Omit<RequestInit, 'headers' | 'signal'> {
  headers?: Record<string, string>;
}

/** Sends a request to the project. */
async function send(
  { url, publishableKey }: Project,
  path: string,
  { headers, ...init }: RequestOptions,
  limit = answerLimit,
): Promise<Response> {
  try {
    return await fetch(url + path, {
      ...init,
      headers: { apikey: publishableKey, ...headers },
      signal: AbortSignal.timeout(limit),
    });
  } catch (cause) {
    throw new BackendError('unreachable', "The server isn't responding.", { cause });
  }
}

/** Reads an answer's body. A truncated one counts as a failure. */
async function readAll<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new BackendError('unreachable', 'The answer was cut off.', { cause });
  }
}

const json = (body: unknown): RequestOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Calls a database or other function as a visitor. Needs neither the client nor a session. */
export async function postAsVisitor<Returned>(
  project: Project,
  path: string,
  body: object,
): Promise<Returned> {
  const answer = await send(project, path, json(body));
  if (!answer.ok) throw await errorFrom(answer);
  return readAll(answer.json());
}

export type Requests = ReturnType<typeof signedInRequests>;

/** Requests by the signed-in user. The client's own don't report how long to wait. */
export function signedInRequests(client: Client, project: Project) {
  const signedIn = async (path: string, init: RequestOptions = {}, limit?: number) => {
    const answer = await sendSignedIn(client, signedOut, (token) =>
      send(project, path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }, limit),
    );
    if (answer.ok) return answer;
    throw await errorFrom(answer);
  };

  /** Returns the rows that the user may read, as many as the server returns at a time. */
  async function rows<Row>(table: string, query: Readonly<Record<string, string>>): Promise<Row[]> {
    const answer = await signedIn(`/rest/v1/${table}?${new URLSearchParams(query)}`);
    return readAll(answer.json());
  }

  const loadFile = async (bucket: string, path: string, noun: 'picture' | 'file'): Promise<Blob> => {
    try {
      return await readAll((await signedIn(`${storage}/${bucket}/${path}`, {}, pictureLimit)).blob());
    } catch (error) {
      // To Storage, a hidden object and a missing one are the same.
      if (!(error instanceof BackendError) || !/^object not found/i.test(error.message)) throw error;
      throw new BackendError('refused', `This ${noun} doesn't exist, or it isn't shared with you.`, {
        cause: error,
      });
    }
  };

  return {
    /** Returns the signed-in user's account. */
    async account(): Promise<string> {
      const { data, error } = await client.auth.getSession();
      tokenOf({ data, error }, signedOut);
      return data.session?.user.id ?? '';
    },
    /** Calls a database function and returns its answer. */
    async call<Name extends keyof Functions & string>(
      name: Name,
      args: Functions[Name]['Args'],
    ): Promise<Functions[Name]['Returns']> {
      const answer = await signedIn(`/rest/v1/rpc/${name}`, json(args));
      const text = await readAll(answer.text());
      return text ? JSON.parse(text) : undefined;
    },
    rows,
    /** Returns all rows; the query must have an order. */
    allRows: <Row>(table: string, query: Readonly<Record<string, string>>) =>
      allOf<Row>((from, to) => rows(table, { ...query, offset: String(from), limit: String(to - from + 1) })),
    /** Counts the rows. */
    async count(table: string, query: Readonly<Record<string, string>>): Promise<number> {
      const parameters = new URLSearchParams({ ...query, limit: '1' });
      const answer = await signedIn(`/rest/v1/${table}?${parameters}`, {
        headers: { prefer: 'count=exact' },
      });
      await readAll(answer.text());
      const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? Number.NaN);
      if (Number.isNaN(total))
        throw new BackendError('unexpected', "The server didn't say how many there are.");
      return total;
    },
    async storePicture(picture: Blob): Promise<string> {
      const headers = { 'content-type': picture.type || 'application/octet-stream' };
      const answer = await signedIn(
        '/functions/v1/store-picture',
        { method: 'POST', body: picture, headers },
        pictureLimit,
      );
      const { sha256 }: { sha256?: unknown } = await readAll(answer.json());
      if (typeof sha256 === 'string') return sha256;
      throw new BackendError('unexpected', "The server didn't return the picture's name.");
    },
    loadPicture: (sha256: string) => loadFile('piece-pictures', sha256, 'picture'),
    loadFile,
    async storeFile(bucket: string, path: string, file: Blob): Promise<'stored' | 'refused'> {
      try {
        const headers = { 'content-type': file.type };
        await signedIn(`${storage}/${bucket}/${path}`, { method: 'POST', body: file, headers }, pictureLimit);
        return 'stored';
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        // It arrived before, and only the answer was lost.
        if (/already exists/i.test(error.message)) return 'stored';
        if (/row-level security/i.test(error.message)) return 'refused';
        throw error;
      }
    },
  };
}
