/** For tests: the parts of XMLHttpRequest that an upload needs, over fetch. Node doesn't have XMLHttpRequest. */
export class RequestOverFetch {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  #url = '';
  readonly #headers = new Headers();
  readonly #ended = new AbortController();

  open(_method: 'POST', url: string): void {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#ended.abort();
  }

  async send(body: Blob): Promise<void> {
    const { signal } = this.#ended;
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    try {
      const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      if (signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
    this.onloadend?.();
  }
}
