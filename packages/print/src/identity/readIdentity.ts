import type { Bytes } from '../bytes.ts';
import { zipEntries } from '../reading/zipEntries.ts';
import type { FileIdentity } from '../types.ts';
import { digestOf } from './digest.ts';
import { identityInPdf } from './pdfIdentity.ts';
import { identityInJpeg, identityInPng } from './pictureIdentity.ts';
import { identityOf } from './xmp.ts';

/** Larger than any file of the designers. */
export const largestCheckedFile = 300 * 1024 * 1024;
/** Limits for unpacking a ZIP. */
const unpackLimits = { bytes: largestCheckedFile, each: 100 * 1024 * 1024, entries: 5_000 };
const maxZipDepth = 2;
const manifestName = 'manifest.json';
const maxManifestBytes = 4 * 1024 * 1024;

export type CheckedKind = 'pdf' | 'png' | 'jpeg' | 'zip' | 'other';

/** A file's identity and fingerprint. */
export interface CheckedFile {
  name: string;
  kind: CheckedKind;
  bytes: number;
  /** SHA-256 of its bytes: 64 hexadecimal digits. */
  sha256: string;
  /** Undefined if it has none. Anyone can write an identity into a file: only the digest shows that it's true. */
  identity: FileIdentity | undefined;
  /** The files of a ZIP, in its order. Empty if it can't be read. */
  files: readonly CheckedFile[];
  /** A ZIP that's damaged, or has more in it than any of ours. */
  isUnread: boolean;
}

/** SHA-256 of a file's bytes: 64 hexadecimal digits. */
export const contentDigest = async (file: Blob): Promise<string> =>
  digestOf(new Uint8Array(await file.arrayBuffer()));

/** Reads the identity in a PDF, PNG, JPEG or ZIP. Undefined for any other file. */
export const readIdentity = async (file: Blob): Promise<FileIdentity | undefined> =>
  (await checkedFile(file, '')).identity;

/** Reads a file and, if it's a ZIP, the files in it. Never uploads or changes it, and doesn't throw if it's damaged. */
export async function checkedFile(file: Blob, name: string): Promise<CheckedFile> {
  if (file.size > largestCheckedFile) throw new RangeError('The file is larger than any that we make.');
  return checked(new Uint8Array(await file.arrayBuffer()), name, 0);
}

async function checked(bytes: Bytes, name: string, depth: number): Promise<CheckedFile> {
  const kind = kindOf(bytes);
  const about = { name, kind, bytes: bytes.length, sha256: await digestOf(bytes) };
  if (kind !== 'zip') return { ...about, identity: readers[kind](bytes), files: [], isUnread: false };
  const files: CheckedFile[] = [];
  let zipIdentity: FileIdentity | undefined;
  try {
    if (depth === maxZipDepth) throw new Error('The archive has archives in archives.');
    for await (const entry of zipEntries(bytes, unpackLimits)) {
      if (entry.name === manifestName) zipIdentity = identityInManifest(entry.bytes);
      files.push(await checked(entry.bytes, entry.name, depth + 1));
    }
  } catch {
    return { ...about, identity: zipIdentity, files: [], isUnread: true };
  }
  return {
    ...about,
    identity: zipIdentity ?? files.find(({ identity }) => identity)?.identity,
    files,
    isUnread: false,
  };
}

const readers: Record<Exclude<CheckedKind, 'zip'>, (bytes: Bytes) => FileIdentity | undefined> = {
  pdf: identityInPdf,
  png: identityInPng,
  jpeg: identityInJpeg,
  other: () => undefined,
};

const heads: Record<Exclude<CheckedKind, 'other'>, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  zip: [0x50, 0x4b, 0x03, 0x04],
};

const kindOf = (bytes: Bytes): CheckedKind =>
  (Object.keys(heads) as (keyof typeof heads)[]).find((kind) =>
    heads[kind].every((byte, index) => bytes[index] === byte),
  ) ?? 'other';

function identityInManifest(bytes: Bytes): FileIdentity | undefined {
  if (bytes.length > maxManifestBytes) return undefined;
  try {
    return identityOf((JSON.parse(new TextDecoder().decode(bytes)) as { piece?: unknown } | null)?.piece);
  } catch {
    return undefined;
  }
}
