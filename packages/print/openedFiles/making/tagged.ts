/** A PDF object, as `qpdf --json` writes it. */
type PdfValue = null | boolean | number | string | PdfValue[] | { [key: string]: PdfValue };
type Dictionary = { [key: string]: PdfValue };

const isDictionary = (value: PdfValue | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const paintOperator = /^(?:f\*?|F|S|s|B\*?|b\*?|sh|TJ|Tj|'|"|Do)$/;
/** Strings, dictionaries and arrays as they appear in a content stream, or single words. */
const tokenPattern = /<<.*?>>|\[[^\]]*\]|\((?:\\.|[^)\\])*\)|<[0-9a-fA-F]*>|\S+/gs;

/**
 * Lists what's wrong with the structure of a tagged PDF, each with its clause of ISO 14289-1 (PDF/UA-1). Covers the rules that a file
 * without forms, notes, tables and scripts can break. Reads it with qpdf, which knows nothing about the program that wrote it.
 *
 * @param json what `qpdf --json=2 --json-stream-data=inline --decode-level=generalized` prints for the file
 */
export function structureFaults(json: string): string[] {
  const [, objects] = (
    JSON.parse(json) as {
      qpdf: [unknown, Record<string, { value?: PdfValue; stream?: { data: string; dict: Dictionary } }>];
    }
  ).qpdf;
  const faults: string[] = [];
  const streamOf = (value: PdfValue | undefined) =>
    typeof value === 'string' ? objects[`obj:${value}`]?.stream : undefined;
  const at = (value: PdfValue | undefined): PdfValue | undefined => {
    const object = typeof value === 'string' ? objects[`obj:${value}`] : undefined;
    return object ? (object.value ?? object.stream?.dict) : value;
  };
  const dictionary = (value: PdfValue | undefined): Dictionary => {
    const found = at(value);
    return isDictionary(found) ? found : {};
  };
  const list = (value: PdfValue | undefined): PdfValue[] => {
    const found = at(value);
    return Array.isArray(found) ? found : found === undefined || found === null ? [] : [value ?? null];
  };

  const catalog = dictionary(dictionary(objects.trailer?.value)['/Root']);
  if (dictionary(catalog['/MarkInfo'])['/Marked'] !== true) faults.push('7.1: not marked as tagged');
  if (typeof catalog['/Lang'] !== 'string') faults.push('7.2: no language');
  if (dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] !== true)
    faults.push('7.1: shows no title');
  const metadata = Buffer.from(streamOf(catalog['/Metadata'])?.data ?? '', 'base64').toString();
  if (!metadata.includes('<pdfuaid:part>1</pdfuaid:part>')) faults.push('5: no identifier');
  if (!/<dc:title>.*\S.*<\/dc:title>/.test(metadata)) faults.push('7.1: no title');

  const root = dictionary(catalog['/StructTreeRoot']);
  const owners = new Map<number, PdfValue[]>();
  const numbers = list(dictionary(root['/ParentTree'])['/Nums']);
  for (let place = 0; place < numbers.length; place += 2)
    owners.set(Number(numbers[place]), list(numbers[place + 1]));

  // Every mark on the pages, and anything painted without one.
  const marks = new Set<string>();
  const pages: PdfValue[] = [];
  const collect = (node: PdfValue) => {
    const { '/Kids': kids } = dictionary(node);
    if (kids === undefined) pages.push(node);
    else list(kids).forEach(collect);
  };
  collect(catalog['/Pages'] ?? null);
  const read = (stream: { data: string } | undefined, holder: Dictionary, name: string) => {
    const key = Number(holder['/StructParents'] ?? -1);
    const resources = dictionary(dictionary(holder['/Resources'])['/XObject']);
    const open: ('artifact' | 'element' | 'span')[] = [];
    let before = '';
    let operand = '';
    for (const [token] of Buffer.from(stream?.data ?? '', 'base64')
      .toString('latin1')
      .matchAll(tokenPattern)) {
      const inside = open.filter((each) => each !== 'span');
      if (token === 'BMC') {
        if (before === '/Artifact' && inside.length > 0)
          faults.push(`7.1: an ornament within ${inside[0]} on ${name}`);
        open.push(before === '/Artifact' ? 'artifact' : 'span');
      } else if (token === 'BDC') {
        const id = /\/MCID (\d+)/.exec(before)?.[1];
        if (id === undefined) open.push('span');
        else {
          if (inside.length > 0) faults.push(`7.1: an element within ${inside[0]} on ${name}`);
          const owner = owners.get(key)?.[Number(id)];
          if (typeof owner !== 'string') faults.push(`7.1: mark ${id} on ${name} belongs to no element`);
          else if (dictionary(owner)['/S'] !== operand)
            faults.push(`7.1: mark ${id} on ${name} is of another type`);
          marks.add(`${key} ${id}`);
          open.push('element');
        }
      } else if (token === 'EMC') open.pop();
      else if (paintOperator.test(token) && inside.length === 0) {
        const form = token === 'Do' ? streamOf(resources[before]) : undefined;
        if (form?.dict['/StructParents'] === undefined)
          faults.push(`7.1: ${token} on ${name} is in no element`);
        else read(form, form.dict, `a form on ${name}`);
      }
      operand = before;
      before = token;
    }
    if (open.length > 0) faults.push(`7.1: a mark on ${name} does not end`);
  };
  /** Link annotations that an element of the tree references. */
  const linked = new Set<PdfValue>();
  const annotated: [name: string, annotation: PdfValue][] = [];
  pages.forEach((page, place) => {
    const found = dictionary(page);
    read(streamOf(found['/Contents']), found, `page ${place + 1}`);
    const annotations = list(found['/Annots']);
    if (annotations.length > 0 && found['/Tabs'] !== '/S')
      faults.push(`7.18.3: page ${place + 1} is tabbed in another order`);
    for (const each of annotations) annotated.push([`a link on page ${place + 1}`, each]);
  });

  // Every element of the tree.
  let level = 0;
  const named = new Set<string>();
  const visit = (value: PdfValue, parent: string) => {
    const found = dictionary(value);
    const type = String(found['/S'] ?? '');
    const heading = Number(/^\/H(\d)$/.exec(type)?.[1] ?? 0);
    if (heading > level + 1) faults.push(`7.4.2: ${type} after level ${level}`);
    if (heading > 0) level = heading;
    if (type === '/Figure' && !found['/Alt']) faults.push('7.3: a figure without an alternative text');
    if ((type === '/LI') !== (parent === '/L')) faults.push(`7.6: ${type} in ${parent}`);
    if (type === '/LBody' && parent !== '/LI') faults.push(`7.6: ${type} in ${parent}`);
    const page = Number(dictionary(found['/Pg'])['/StructParents'] ?? -1);
    for (const kid of list(found['/K'])) {
      if (typeof kid === 'number') named.add(`${page} ${kid}`);
      else {
        const child = dictionary(kid);
        if (child['/Type'] === '/OBJR') {
          if (type !== '/Link') faults.push(`7.18.5: a link in ${type}`);
          linked.add(child['/Obj'] ?? null);
        } else if (child['/Type'] === '/MCR')
          named.add(`${Number(dictionary(child['/Stm'])['/StructParents'])} ${child['/MCID']}`);
        else visit(kid, type);
      }
    }
  };
  for (const kid of list(root['/K'])) visit(kid, '');
  for (const [name, annotation] of annotated) {
    const found = dictionary(annotation);
    if (!linked.has(annotation)) faults.push(`7.18.5: ${name} is in no element`);
    if (!found['/Contents']) faults.push(`7.18.5: ${name} does not say where it leads`);
    if (dictionary(owners.get(Number(found['/StructParent']))?.[0])['/S'] !== '/Link')
      faults.push(`7.18.5: ${name} does not name its element`);
  }
  for (const mark of marks)
    if (!named.has(mark)) faults.push(`7.1: mark ${mark} is in no element of the tree`);
  for (const mark of named)
    if (!marks.has(mark)) faults.push(`7.1: the tree names mark ${mark}, which is not there`);
  return faults;
}
