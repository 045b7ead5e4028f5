/** Encodes a file as base64, to pass it from the browser to the tests. */
export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let index = 0; index < bytes.length; index += 32768)
    text += String.fromCharCode(...bytes.subarray(index, index + 32768));
  return btoa(text);
}
