/** A file as base64: how it leaves the browser for the tests that open it. */
export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let index = 0; index < bytes.length; index += 32768)
    text += String.fromCharCode(...bytes.subarray(index, index + 32768));
  return btoa(text);
}
