/** RC4, for checking old files: browsers' cryptography doesn't include it anymore. */
export function decrypted(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const swapped = state[one] as number;
    state[one] = state[other] as number;
    state[other] = swapped;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] as number) + (key[at % key.length] as number)) & 255;
    swap(at, other);
  }
  let one = 0;
  let other = 0;
  return Uint8Array.from(bytes, (byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] as number)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] as number) + (state[other] as number)) & 255] as number);
  });
}

const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0);

/** MD5 (RFC 1321), for checking old files. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, bytes.length << 3, true);
  const state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476] as [number, number, number, number];
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state;
    for (let at = 0; at < 64; at++) {
      const round = at >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] as number;
      const word = [at, 5 * at + 1, 3 * at + 5, 7 * at][round] as number;
      const sum = (a + mixed + (sines[at] as number) + view.getInt32(block + ((word & 15) << 2), true)) | 0;
      const turn = turns[round]?.[at & 3] as number;
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    [a, b, c, d].forEach((word, at) => {
      state[at] = ((state[at] as number) + word) | 0;
    });
  }
  const out = new Uint8Array(16);
  for (const [at, word] of state.entries()) new DataView(out.buffer).setInt32(at * 4, word, true);
  return out;
}
