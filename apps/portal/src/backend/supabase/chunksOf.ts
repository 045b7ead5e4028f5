/**
 * The chunks of a body, in browsers that can't iterate it. Ends the transfer if the caller stops listening; rejects as
 * the body does.
 */
export function chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => reader.read(),
      return: async () => {
        await reader.cancel();
        return { done: true, value: undefined };
      },
    }),
  };
}
