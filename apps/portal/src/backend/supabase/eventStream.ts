/** Lines of a byte stream, whatever ends them and however its chunks are cut. The rest without an end is a line too. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let ended = false;
  try {
    while (!ended) {
      const { value = '', done } = await reader.read();
      ended = done;
      // A carriage return at the end may be the first half of CRLF: it waits for what follows.
      const lines = (rest + value).split(ended ? /\r\n|[\r\n]/ : /\r\n|\n|\r(?!$)/);
      rest = ended ? '' : (lines.pop() ?? '');
      yield* lines;
    }
  } finally {
    // Whoever stops listening ends the transfer. A stream that has failed has already said so to the reader.
    if (!ended) await reader.cancel().catch(() => undefined);
  }
}

/** The text in one line's JSON: `choices[0].delta.content`. Empty when there is none, or when the line cannot be read. */
function deltaIn(json: string): string {
  try {
    const content: unknown = JSON.parse(json)?.choices?.[0]?.delta?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    // One line that is broken must not lose the ones around it.
    return '';
  }
}

/**
 * The texts of a chat completion stream: lines that begin with `data:` and carry JSON, up to `[DONE]` or the end. Comments
 * and every other line are ignored. Rejects as the stream does.
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
