/** The SHA-256 of some bytes, as 64 hexadecimal digits. */
export async function sha256Of(bytes: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    bytes instanceof Blob ? await bytes.arrayBuffer() : bytes,
  );
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
