/** Maximum line length. A stream with a longer line isn't valid. */
const maxLineLength = 256 * 1024;

/**
 * Yields the payloads of the `data:` lines of a server-sent stream, no matter how its bytes are split. Skips comments
 * and other fields. Throws a RangeError for an endless line.
 */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new RangeError('A line has no end.');
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

const dataOf = (line: string) => (line.startsWith('data:') ? [line.slice('data:'.length).trim()] : []);

/** Returns the text of a chat completion chunk; '' if it has none or isn't one. */
function deltaOf(data: string): string {
  try {
    const content: unknown = JSON.parse(data)?.choices?.[0]?.delta?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    // A broken line must not lose the ones around it.
    return '';
  }
}

/** Yields the texts of a chat completion stream, up to `[DONE]` or its end. Skips lines without text. */
export async function* textsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const data of eventData(chunks)) {
    if (data === '[DONE]') return;
    const text = deltaOf(data);
    if (text) yield text;
  }
}

/** Formats a chunk of text for the portal's client. */
export function textEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

export const lastEvent = 'data: [DONE]\n\n';
