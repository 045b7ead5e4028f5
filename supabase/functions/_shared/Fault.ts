/** A refusal or failure reported to the caller, as `{ "error": "<sentence>" }`. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Further data that the caller needs to continue, in addition to the sentence. */
  readonly details: object;

  constructor(status: number, sentence: string, headers: Record<string, string> = {}, details: object = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
    this.details = details;
  }

  toResponse(headers: Record<string, string> = {}): Response {
    return Response.json(
      { error: this.message, ...this.details },
      { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers, ...headers } },
    );
  }
}

/** Returns the data of the database's or Storage's answer. @throws {Fault} 502 with the sentence if it's an error */
export function orFail<Data>(
  { data, error }: { data: Data; error: null } | { data: null; error: object },
  sentence: string,
): Data {
  if (error) throw new Fault(502, sentence);
  return data;
}
