import { company } from '@daybreak/brand';
import { identityProperties, identityXmlns } from '../../identity/xmp.ts';
import type { FileIdentity } from '../../types.ts';
import { dict, fromBase64, type PdfFile, pdfDate, ref, textString } from './objects.ts';
import type { Stock } from './stocks/stocks.ts';

export interface DocumentFacts {
  title: string;
  date: Date;
  /** Version of the package that made the file. It's always the same as the brand's version. */
  version: string;
  /** BCP 47 tag of the words' language. */
  language: string;
  identity?: FileIdentity | undefined;
}

const xml = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const producer = ({ version }: DocumentFacts) => `Daybreak designers ${version}`;

export const infoDictionary = (facts: DocumentFacts, isPrint: boolean): string =>
  dict({
    Title: textString(facts.title),
    Author: textString(company.legalName),
    Creator: textString(producer(facts)),
    Producer: textString(producer(facts)),
    CreationDate: pdfDate(facts.date),
    ModDate: pdfDate(facts.date),
    Trapped: '/False',
    BrandVersion: textString(facts.version),
    GTS_PDFXVersion: isPrint ? '(PDF/X-4)' : undefined,
  });

/** Returns the document's facts as XMP, as PDF/X-4 (ISO 15930-7) requires. Uncompressed, so any program can find it. */
export function xmpMetadata(facts: DocumentFacts, id: string, isPrint: boolean): string {
  const date = facts.date.toISOString().replace(/\.\d+/, '');
  const alternative = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${xml(text)}</rdf:li></rdf:Alt>`;
  const uuid = `uuid:${id.toLowerCase().replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"${facts.identity ? `\n ${identityXmlns}` : ''}>
<dc:format>application/pdf</dc:format>
<dc:title>${alternative(facts.title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${xml(company.legalName)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${xml(facts.language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${xml(producer(facts))}</xmp:CreatorTool>
<pdf:Producer>${xml(producer(facts))}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfuaid:part>1</pdfuaid:part>
<pdfx:BrandVersion>${xml(facts.version)}</pdfx:BrandVersion>
<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID>
<xmpMM:InstanceID>${uuid}</xmpMM:InstanceID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<xmpMM:VersionID>1</xmpMM:VersionID>
${facts.identity ? identityProperties(facts.identity) : ''}
${isPrint ? '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>' : ''}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** Writes the output intent: the paper's printing condition, with its profile embedded. */
export async function outputIntent(file: PdfFile, stock: Stock): Promise<number> {
  const bytes = fromBase64(await stock.profile());
  const profile = file.add({ entries: { N: 4 }, bytes, filter: 'FlateDecode' });
  return file.add(
    dict({
      Type: '/OutputIntent',
      S: '/GTS_PDFX',
      OutputConditionIdentifier: `(${stock.identifier})`,
      OutputCondition: `(${stock.condition})`,
      RegistryName: '(http://www.color.org)',
      Info: `(${stock.info})`,
      DestOutputProfile: ref(profile),
    }),
  );
}
