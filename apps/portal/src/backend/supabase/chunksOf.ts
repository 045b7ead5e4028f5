/** The chunks of a body, in browsers that can't iterate it. Ends the transfer if the caller stops listening; rejects as the body does. */
export async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // If the body failed, whoever reads it already knows.
    await reader.cancel().catch(() => undefined);
  }
}
