import { company } from '@daybreak/brand';
import type { FileIdentity } from '../types.ts';

/** The namespace of our properties in XMP (ISO 16684-1). */
const identityNamespace = `https://ns.${company.domain}/file/1.0/`;
const namespacePrefix = 'daybreak';

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const digestPattern = /^[\da-f]{64}$/;
const countPattern = /^[1-9]\d{0,14}$/;

/** An identity as properties in XMP. */
export const identityProperties = ({ piece, version, approval, digest }: FileIdentity): string =>
  Object.entries({ Piece: piece, Version: version, Approval: approval, Digest: digest })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<${namespacePrefix}:${name}>${value}</${namespacePrefix}:${name}>`)
    .join('\n');

export const identityXmlns = `xmlns:${namespacePrefix}="${identityNamespace}"`;

/** A whole packet, for files that have no other. */
export const identityPacket = (identity: FileIdentity): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${identityXmlns}>
${identityProperties(identity)}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** The identity in a packet, as elements or as attributes, which other programs make of them. */
export function identityInXmp(packet: string): FileIdentity | undefined {
  const prefix = new RegExp(`xmlns:([\\w-]{1,40})=["']${identityNamespace}["']`).exec(packet)?.[1];
  if (!prefix) return undefined;
  const property = (name: string) => {
    const match = new RegExp(
      `<${prefix}:${name}>([^<]{1,100})</|\\s${prefix}:${name}=(?:"([^"]{1,100})"|'([^']{1,100})')`,
    ).exec(packet);
    return match?.[1] ?? match?.[2] ?? match?.[3];
  };
  const approval = property('Approval');
  return identityOf({
    piece: property('Piece'),
    version: Number(property('Version')),
    approval: approval === undefined ? null : Number(approval),
    digest: property('Digest'),
  });
}

/** An identity from data that anyone may have written; undefined unless all of it is well formed. */
export function identityOf(value: unknown): FileIdentity | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { piece, version, approval, digest } = value as Partial<Record<keyof FileIdentity, unknown>>;
  const isCount = (number: unknown): number is number =>
    typeof number === 'number' && countPattern.test(String(number));
  if (typeof piece !== 'string' || !uuidPattern.test(piece)) return undefined;
  if (typeof digest !== 'string' || !digestPattern.test(digest)) return undefined;
  if (!isCount(version) || !(approval === null || isCount(approval))) return undefined;
  return { piece, version, approval, digest };
}
