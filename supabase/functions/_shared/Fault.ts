/** A refusal or failure that the caller is told about, as `{ "error": "<sentence>" }`. */
export class Fault extends Error {
  override name = 'Fault';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }

  toResponse(headers: Record<string, string> = {}): Response {
    return Response.json(
      { error: this.message },
      { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers, ...headers } },
    );
  }
}
