import type { Page, StructureElement, StructureType } from '../displayList.ts';
import { dict, type PdfFile, ref, textString } from './objects.ts';

/** A stream of a page with marked content in it: the page's own, or a form's that is painted on it. */
export class MarkedStream {
  /** Its place in the parent tree. */
  readonly key: number;
  /** The form's object; undefined for the page's own stream. */
  form?: number;
  /** The tag of each marked-content identifier. */
  readonly tags: number[] = [];
  readonly #tree: PageTags;

  constructor(tree: PageTags, key: number) {
    this.#tree = tree;
    this.key = key;
  }

  /** A stream that is painted on the same page. */
  inner(): MarkedStream {
    return this.#tree.stream();
  }

  /** The operators that open the next marked content: of an element, or of an ornament. */
  open(tag: number | undefined): string {
    const type = tag === undefined ? undefined : this.#tree.types.get(tag);
    return tag === undefined || !type ? '/Artifact BMC' : `/${type} <</MCID ${this.tags.push(tag) - 1}>> BDC`;
  }
}

/** What of a page's streams belongs to which element. */
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
}

/**
 * The structure tree of a document: what it says, in reading order, to a reader that does not see it (ISO 32000-1, 14.7 and 14.8; made
 * to the rules of ISO 14289-1, PDF/UA-1).
 */
export class StructureTree {
  readonly #file: PdfFile;
  readonly #pages: TaggedPage[] = [];
  #keys = 0;
  #level = 0;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Begins a page: what is painted on it says by its stream what it belongs to. */
  page(asked: Page['structure']): MarkedStream {
    const structure = asked.map((element) => this.#levelled(element));
    const tags = new PageTags(structure, () => this.#keys++);
    this.#pages.push({ structure, tags });
    return tags.stream();
  }

  /** Names the object of a page, once it is written. */
  setPage(index: number, object: number): void {
    const page = this.#pages[index];
    if (page) page.object = object;
  }

  /** Writes the tree and gives the number of its root. */
  write(): number {
    const root = this.#file.reserve();
    const document = this.#file.reserve();
    const parents: [key: number, elements: number[]][] = [];
    const sections = this.#pages.map(({ structure, tags, object = 0 }) => {
      const section = this.#file.reserve();
      const owners = new Map<number, number>();
      const kids = structure.map((element) => this.#element(element, section, object, tags, owners));
      for (const { key, tags: own } of tags.streams)
        parents.push([key, own.map((tag) => owners.get(tag) ?? section)]);
      this.#file.set(section, element('Sect', document, { Pg: ref(object), K: list(kids.map(ref)) }));
      return section;
    });
    this.#file.set(document, element('Document', root, { K: list(sections.map(ref)) }));
    const tree = this.#file.add(
      dict({ Nums: list(parents.map(([key, elements]) => `${key} ${list(elements.map(ref))}`)) }),
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
    { type, alt, words, content }: StructureElement,
    parent: number,
    page: number,
    tags: PageTags,
    owners: Map<number, number>,
  ): number {
    const id = this.#file.reserve();
    const kids = content.flatMap((each) => {
      if (typeof each !== 'number') return [ref(this.#element(each, id, page, tags, owners))];
      owners.set(each, id);
      return marksOf(each, tags);
    });
    return this.#file.set(
      id,
      element(type, parent, {
        Pg: ref(page),
        K: list(kids),
        Alt: alt && textString(alt),
        ActualText: words && textString(words),
      }),
    );
  }

  /** Headings begin with the first level and leave none out (ISO 14289-1, 7.4.2). */
  #levelled(element: StructureElement): StructureElement {
    const content = element.content.map((each) => (typeof each === 'number' ? each : this.#levelled(each)));
    const asked = headings.indexOf(element.type) + 1;
    if (asked === 0) return { ...element, content };
    this.#level = Math.min(asked, this.#level + 1);
    return { ...element, type: headings[this.#level - 1] ?? element.type, content };
  }
}

/** Where a tag is painted: a number in the page's own stream, a dictionary in a form. */
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
