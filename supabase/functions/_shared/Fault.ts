/** A refusal or failure reported to the caller, as `{ "error": "<sentence>" }`. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Further data that the caller needs to continue, in addition to the sentence. */
  readonly more: object;

  constructor(status: number, sentence: string, headers: Record<string, string> = {}, more: object = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
    this.more = more;
  }

  toResponse(headers: Record<string, string> = {}): Response {
    return Response.json(
      { error: this.message, ...this.more },
      { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers, ...headers } },
    );
  }
}
