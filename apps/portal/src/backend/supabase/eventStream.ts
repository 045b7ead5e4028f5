/** Lines of a byte stream, with any line ending and any chunk boundaries. A last line without an ending counts too. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let ended = false;
  try {
    while (!ended) {
      const { value = '', done } = await reader.read();
      ended = done;
      // A carriage return at the end may be the first half of CRLF, so we wait for what follows.
      const lines = (rest + value).split(ended ? /\r\n|[\r\n]/ : /\r\n|\n|\r(?!$)/);
      rest = ended ? '' : (lines.pop() ?? '');
      yield* lines;
    }
  } finally {
    // If the caller stops listening, end the transfer. If the stream failed, the reader already knows.
    if (!ended) await reader.cancel().catch(() => undefined);
  }
}

/** The text in one line's JSON: `choices[0].delta.content`. Empty if there is none, or if the line can't be parsed. */
function deltaIn(json: string): string {
  try {
    const content: unknown = JSON.parse(json)?.choices?.[0]?.delta?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    // A broken line must not lose the ones around it.
    return '';
  }
}

/**
 * The texts of a chat completion stream: lines that start with `data:` and contain JSON, up to `[DONE]` or the end. Ignores comments
 * and all other lines. Rejects as the stream does.
 */
export async function* textsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  for await (const line of linesOf(body)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const text = deltaIn(data);
    if (text) yield text;
  }
}
