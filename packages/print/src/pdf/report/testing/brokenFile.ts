import { dict, latin1, PdfFile, ref } from '../../write/objects.ts';

/** Deviations of a test file from an acceptable one, which has 4 × 3 in pages with 9 pt of bleed. In points. */
export interface TestFile {
  /** Operators of each page. */
  contents: readonly string[];
  /** The bleed on each edge. */
  bleed?: number;
  /** Resources shared by every page. */
  resources?: (file: PdfFile) => Record<string, string>;
  standard?: string;
  condition?: string;
}

const trimSize = { width: 288, height: 216 };

/** Makes a file with only what the report reads, including faults that our writer never produces. For tests only. */
export function brokenFile({
  contents,
  bleed = 9,
  resources,
  standard = 'PDF/X-4',
  condition = 'CGATS TR 006',
}: TestFile): Promise<Blob> {
  const file = new PdfFile();
  const parent = file.reserve();
  const shared = dict(resources?.(file) ?? {});
  const media = `[0 0 ${trimSize.width + 2 * bleed} ${trimSize.height + 2 * bleed}]`;
  const pages = contents.map((content) =>
    file.add(
      dict({
        Type: '/Page',
        Parent: ref(parent),
        MediaBox: media,
        BleedBox: media,
        TrimBox: `[${bleed} ${bleed} ${trimSize.width + bleed} ${trimSize.height + bleed}]`,
        Resources: shared,
        Contents: ref(file.add({ entries: {}, bytes: latin1(content) })),
      }),
    ),
  );
  file.set(parent, dict({ Type: '/Pages', Kids: `[${pages.map(ref).join(' ')}]`, Count: pages.length }));
  const metadata = file.add({
    entries: { Type: '/Metadata', Subtype: '/XML' },
    bytes: latin1(`<pdfxid:GTS_PDFXVersion>${standard}</pdfxid:GTS_PDFXVersion>`),
    filter: 'none',
  });
  const intent = dict({ S: '/GTS_PDFX', OutputConditionIdentifier: `(${condition})` });
  const root = file.add(
    dict({
      Type: '/Catalog',
      Pages: ref(parent),
      Metadata: ref(metadata),
      OutputIntents: condition ? `[${intent}]` : undefined,
    }),
  );
  return file.build({ Root: root, Info: file.add(dict({})), id: '00' });
}
