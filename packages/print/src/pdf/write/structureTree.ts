import type { Matrix, Page, Rect, StructureElement, StructureType } from '../displayList.ts';
import { dict, nums, type PdfFile, ref, textString } from './objects.ts';

/** A page stream that contains marked content: the page's own stream, or that of a form painted on it. */
export class MarkedStream {
  /** Its place in the parent tree. */
  readonly key: number;
  /** The form's object. Undefined for the page's own stream. */
  form?: number;
  /** The tag of each marked-content identifier. */
  readonly tags: number[] = [];
  readonly #tree: PageTags;

  constructor(tree: PageTags, key: number) {
    this.#tree = tree;
    this.key = key;
  }

  /** A stream painted on the same page. */
  inner(): MarkedStream {
    return this.#tree.stream();
  }

  /** The operators that open the next marked content, for an element or for decoration. */
  open(tag: number | undefined): string {
    const type = tag === undefined ? undefined : this.#tree.types.get(tag);
    return tag === undefined || !type ? '/Artifact BMC' : `/${type} <</MCID ${this.tags.push(tag) - 1}>> BDC`;
  }
}

/** Maps parts of a page's streams to elements. */
class PageTags {
  readonly streams: MarkedStream[] = [];
  /** The structure type of the element that a tag belongs to. */
  readonly types: ReadonlyMap<number, StructureType>;
  readonly #nextKey: () => number;

  constructor(structure: Page['structure'], nextKey: () => number) {
    this.#nextKey = nextKey;
    this.types = new Map(structure.flatMap((element) => [...typesIn(element)]));
  }

  stream(): MarkedStream {
    const stream = new MarkedStream(this, this.#nextKey());
    this.streams.push(stream);
    return stream;
  }
}

function* typesIn({ type, content }: StructureElement): Iterable<[number, StructureType]> {
  for (const each of content)
    if (typeof each === 'number') yield [each, type];
    else yield* typesIn(each);
}

const headings: readonly StructureType[] = ['H1', 'H2', 'H3'];

interface TaggedPage {
  structure: Page['structure'];
  tags: PageTags;
  object?: number;
  toPage?: Matrix;
  /** The object that lists its links. Undefined if it has none. */
  annotations?: number;
}

/** A page while its elements are being written. */
interface PageInProgress extends TaggedPage {
  /** The element that each tag belongs to. */
  owners: Map<number, number>;
  /** The annotations written for it. */
  links: number[];
}

const isLink = (content: StructureElement | number): content is StructureElement =>
  typeof content !== 'number' && content.type === 'Link';

/** Elements without links, or with links that have a position. `words` isn't set for elements that contain a link. */
function withFollowableLinks(element: StructureElement, hasLinks: boolean): StructureElement {
  const content = element.content.flatMap((each): (StructureElement | number)[] => {
    if (typeof each === 'number') return [each];
    const kids = withFollowableLinks(each, hasLinks);
    return isLink(each) && !(hasLinks && each.link?.areas.length) ? [...kids.content] : [kids];
  });
  return { ...element, words: content.some(isLink) ? undefined : element.words, content };
}

/**
 * A document's structure tree: its content in reading order, for assistive technology (ISO 32000-1, 14.7 and 14.8; follows the rules of ISO
 * 14289-1, PDF/UA-1).
 */
export class StructureTree {
  readonly #file: PdfFile;
  readonly #hasLinks: boolean;
  readonly #pages: TaggedPage[] = [];
  /** The element of each annotation, by its key in the parent tree. */
  readonly #annotated: [key: number, element: number][] = [];
  #keys = 0;
  #level = 0;

  /** @param hasLinks whether its links can be followed, or are plain words */
  constructor(file: PdfFile, hasLinks: boolean) {
    this.#file = file;
    this.#hasLinks = hasLinks;
  }

  /** Starts a page. Its stream records the element of each painted item. */
  page(headingLevel: Page['structure']): MarkedStream {
    const structure = headingLevel.map((element) =>
      this.#levelled(withFollowableLinks(element, this.#hasLinks)),
    );
    const tags = new PageTags(structure, () => this.#keys++);
    const annotations = [...tags.types.values()].includes('Link') ? this.#file.reserve() : undefined;
    this.#pages.push({ structure, tags, annotations });
    return tags.stream();
  }

  /** The page entries for its links. Tab order follows the structure (ISO 14289-1, 7.18.3). */
  annotations(index: number): Record<string, string> {
    const annotations = this.#pages[index]?.annotations;
    return annotations === undefined ? {} : { Annots: ref(annotations), Tabs: '/S' };
  }

  /** Registers the object of a page once it's written, and how its artwork was placed on it. */
  setPage(index: number, object: number, toPage: Matrix | undefined): void {
    const page = this.#pages[index];
    if (page) Object.assign(page, { object, toPage });
  }

  /** Writes the tree and returns its root's number. */
  write(): number {
    const root = this.#file.reserve();
    const document = this.#file.reserve();
    const parents: [key: number, elements: number[]][] = [];
    const sections = this.#pages.map((page) => {
      const section = this.#file.reserve();
      const { structure, tags, object = 0, annotations } = page;
      const owners = new Map<number, number>();
      const links: number[] = [];
      const kids = structure.map((element) => this.#element(element, section, { ...page, owners, links }));
      if (annotations !== undefined) this.#file.set(annotations, list(links.map(ref)));
      for (const { key, tags: own } of tags.streams)
        parents.push([key, own.map((tag) => owners.get(tag) ?? section)]);
      this.#file.set(section, element('Sect', document, { Pg: ref(object), K: list(kids.map(ref)) }));
      return section;
    });
    this.#file.set(document, element('Document', root, { K: list(sections.map(ref)) }));
    const tree = this.#file.add(
      dict({
        Nums: list([
          ...parents.map(([key, elements]) => `${key} ${list(elements.map(ref))}`),
          ...this.#annotated.map(([key, owner]) => `${key} ${ref(owner)}`),
        ]),
      }),
    );
    return this.#file.set(
      root,
      dict({
        Type: '/StructTreeRoot',
        K: list([ref(document)]),
        ParentTree: ref(tree),
        ParentTreeNextKey: this.#keys,
      }),
    );
  }

  #element(
    { type, alt, words, link, content }: StructureElement,
    parent: number,
    page: PageInProgress,
  ): number {
    const id = this.#file.reserve();
    const { object = 0, tags, owners } = page;
    const kids = content.flatMap((each) => {
      if (typeof each !== 'number') return [ref(this.#element(each, id, page))];
      owners.set(each, id);
      return marksOf(each, tags);
    });
    const areas = (link?.areas ?? []).map((area) =>
      dict({
        Type: '/OBJR',
        Obj: ref(this.#annotation(area, link?.href ?? '', words ?? '', id, page)),
        Pg: ref(object),
      }),
    );
    return this.#file.set(
      id,
      element(type, parent, {
        Pg: ref(object),
        K: list([...kids, ...areas]),
        Alt: alt && textString(alt),
        ActualText: words && textString(words),
      }),
    );
  }

  /** The clickable rectangle of a link (ISO 32000-1, 12.5.6.5). */
  #annotation(area: Rect, href: string, words: string, owner: number, page: PageInProgress): number {
    const [a, , , d, e, f] = page.toPage ?? [1, 0, 0, 1, 0, 0];
    const { x, y, width, height } = area;
    const key = this.#keys++;
    this.#annotated.push([key, owner]);
    const annotation = this.#file.add(
      dict({
        Type: '/Annot',
        Subtype: '/Link',
        Rect: `[${nums([a * x + e, d * (y + height) + f, a * (x + width) + e, d * y + f])}]`,
        Border: '[0 0 0]',
        F: 4,
        // Seven bits, because URLs are ASCII.
        A: `<</S /URI /URI (${href.replaceAll(/[\\()]/g, '\\$&')})>>`,
        Contents: textString(words),
        P: ref(page.object ?? 0),
        StructParent: key,
      }),
    );
    page.links.push(annotation);
    return annotation;
  }

  /** Headings start at the first level and skip none (ISO 14289-1, 7.4.2). */
  #levelled(element: StructureElement): StructureElement {
    const content = element.content.map((each) => (typeof each === 'number' ? each : this.#levelled(each)));
    const headingLevel = headings.indexOf(element.type) + 1;
    if (headingLevel === 0) return { ...element, content };
    this.#level = Math.min(headingLevel, this.#level + 1);
    return { ...element, type: headings[this.#level - 1] ?? element.type, content };
  }
}

/** Returns the places where a tag is painted: a number in the page's own stream, a dictionary in a form. */
const marksOf = (tag: number, { streams }: PageTags): string[] =>
  streams.flatMap(({ form, tags }) =>
    tags.flatMap((each, id) => {
      if (each !== tag) return [];
      return [form === undefined ? String(id) : dict({ Type: '/MCR', Stm: ref(form), MCID: id })];
    }),
  );

const element = (type: string, parent: number, entries: Record<string, string | undefined>) =>
  dict({ Type: '/StructElem', S: `/${type}`, P: ref(parent), ...entries });

const list = (values: readonly string[]) => `[${values.join(' ')}]`;
