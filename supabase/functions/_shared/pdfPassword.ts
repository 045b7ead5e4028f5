import { decrypted, md5 } from './oldCiphers.ts';
import { fromText, lastMatch, maxDictionaryLength, stringAfter } from './pdfText.ts';

/**
 * True if a PDF, given as text with one character per byte, opens only with a password. Most encrypted ones open with
 * an empty password: those only restrict printing or changes, and every reader shows them (ISO 32000-2, 7.6.4).
 */
export async function needsPassword(text: string): Promise<boolean> {
  const rules = rulesIn(text);
  if (!rules) return false;
  // Without this filter it's encrypted for certificate holders.
  if (!/\/Filter\s*\/Standard\b/.test(rules)) return true;
  const revision = numberAfter(rules, 'R') ?? 0;
  const user = stringAfter(rules, 'U');
  if (!user) return true;
  // A page served without encryption has no digests; the server does.
  if (revision >= 5) return Boolean(globalThis.crypto?.subtle) && !(await opensByHash(user, revision));
  return !opensByKey(rules, revision, user, stringAfter(text, 'ID\\s*\\[') ?? new Uint8Array());
}

/** The encryption dictionary; undefined if the file isn't encrypted. */
function rulesIn(text: string): string | undefined {
  const about = trailerIn(text);
  const encryptReference = lastMatch(about, /\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,10})\s+R\b|<<)/g);
  if (!encryptReference) return undefined;
  const [, id, generation] = encryptReference;
  if (!id) return about.slice(encryptReference.index, encryptReference.index + maxDictionaryLength);
  const at = lastMatch(text, new RegExp(`(?<!\\d)${id}\\s+${generation}\\s+obj\\b`, 'g'))?.index;
  return at === undefined ? undefined : text.slice(at, at + maxDictionaryLength).split(/\bendobj\b/, 1)[0];
}

/**
 * Returns the file's trailer, apart from its text content: the place that its last line points to. The offset counts
 * from the header, or from the start of the file if something was put before the header. Returns the whole file if
 * there's no such place.
 */
function trailerIn(text: string): string {
  const place = Number(lastMatch(text, /\bstartxref\s+(\d+)/g)?.[1]);
  for (const from of [text.indexOf('%PDF-') + place, place]) {
    const part = text.slice(from).trimStart();
    if (/^\d+\s+\d+\s+obj\b/.test(part)) return part.split(/\bstream\b/, 1)[0] ?? '';
    if (/^xref\b/.test(part)) return part.split(/\btrailer\b/, 2)[1]?.split(/\bstartxref\b/, 1)[0] ?? '';
  }
  return text;
}

const numberAfter = (rules: string, key: string): number | undefined => {
  const found = new RegExp(`/${key}\\s+(-?\\d+)`).exec(rules)?.[1];
  return found === undefined ? undefined : Number(found);
};

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
const concat = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Padding for a password that's too short, or empty. */
const padding = fromText(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
);

/** Revisions 2 to 4: the file opens if the user entry was made with the empty password's key. */
function opensByKey(rules: string, revision: number, user: Uint8Array, id: Uint8Array): boolean {
  const owner = stringAfter(rules, 'O') ?? new Uint8Array();
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, (numberAfter(rules, 'P') ?? 0) | 0, true);
  const open = revision >= 4 && /\/EncryptMetadata\s+false\b/.test(rules);
  const length = revision === 2 ? 5 : revision >= 4 ? 16 : (numberAfter(rules, 'Length') ?? 40) / 8;
  const noMetadata = new Uint8Array(open ? 4 : 0).fill(255);
  let key = md5(concat(padding, owner.subarray(0, 32), rights, id, noMetadata)).subarray(0, length);
  if (revision === 2) return isEqual(decrypted(key, padding), user.subarray(0, 32));
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length);
  let mark = md5(concat(padding, id));
  for (let round = 0; round < 20; round++)
    mark = decrypted(
      key.map((byte) => byte ^ round),
      mark,
    );
  return isEqual(mark, user.subarray(0, 16));
}

/** Revisions 5 and 6: the user entry is a digest of the password and what follows it. */
async function opensByHash(user: Uint8Array, revision: number): Promise<boolean> {
  const salt = concat(user.subarray(32, 40));
  let hash = await digest('SHA-256', salt);
  let last = 0;
  for (let round = 0; revision >= 6 && (round < 64 || last > round - 32); round++) {
    const repeated = concat(...Array.from({ length: 64 }, () => hash));
    const key = await crypto.subtle.importKey('raw', hash.subarray(0, 16), 'AES-CBC', false, ['encrypt']);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.subarray(16, 32) }, key, repeated);
    // Without the padding block.
    const block = new Uint8Array(sealed, 0, repeated.length);
    const sum = block.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    hash = await digest(sum % 3 === 0 ? 'SHA-256' : sum % 3 === 1 ? 'SHA-384' : 'SHA-512', block);
    last = block.at(-1) ?? 0;
  }
  return isEqual(hash.subarray(0, 32), user.subarray(0, 32));
}

const digest = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest(name, bytes));
