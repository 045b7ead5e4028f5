import { unseenElements } from '../../words/shownTexts.ts';
import type { StructureElement, StructureType } from '../displayList.ts';

const structureTypes: Record<string, StructureType> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  ul: 'L',
  ol: 'L',
  li: 'LI',
};

/** The structure type of an element: its own name, or the `data-tag` of artwork that's set in plain boxes. */
const typeOf = (element: Element): StructureType | undefined =>
  structureTypes[(element instanceof HTMLElement && element.dataset.tag) || element.localName];

/** A picture's alternative text. Undefined for decorative pictures. */
function alternative(element: Element): string | undefined {
  if (element.getAttribute('aria-hidden') === 'true') return undefined;
  if (element instanceof HTMLImageElement) return element.alt || undefined;
  return (element.getAttribute('role') === 'img' && element.getAttribute('aria-label')) || undefined;
}

const isPicture = (element: Element) => element instanceof HTMLImageElement || element instanceof SVGElement;

const isBlock = (element: Element) => !getComputedStyle(element).display.startsWith('inline');

/** Returns whether an element contains words, directly or in its inline content. */
const holdsWords = (element: Element, tags: ReadonlyMap<Node, number>): boolean =>
  [...element.childNodes].some((child) =>
    child instanceof Element
      ? !isPicture(child) && !isBlock(child) && holdsWords(child, tags)
      : tags.has(child),
  );

/** Returns the words of a block as typed: on one line, without break-only elements. */
function wordsOf(block: Element, tags: ReadonlyMap<Node, number>): string {
  let words = '';
  const visit = (node: Node) => {
    if (node instanceof Text) words += tags.has(node) || !/\S/.test(node.data) ? node.data : '';
    else if (node instanceof Element && !node.matches(unseenElements)) {
      const parts = isBlock(node) ? ' ' : '';
      words += parts;
      for (const child of node.childNodes) visit(child);
      words += parts;
    }
  };
  for (const child of block.childNodes) visit(child);
  return words
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Reads the structure that artwork has for assistive technology: headings, paragraphs, lists, and pictures with their alternative texts, in
 * document order (ISO 32000-1, 14.8). Content outside its elements is decorative. A box with words in it is a paragraph, unless its name or
 * its `data-tag` makes it a heading or an item. Adjacent items form a list.
 *
 * @param tags the number of each text and each picture of the artwork, which the items of the page refer to
 * @param links receives the links, by element: their positions aren't known yet
 */
export function readStructure(
  root: Element,
  tags: ReadonlyMap<Node, number>,
  links = new Map<Element, NonNullable<StructureElement['link']>>(),
): StructureElement[] {
  /** The texts of a block. Those in a link get their own element. */
  const contentOf = (block: Element): StructureElement['content'] => {
    const content: (StructureElement | number)[] = [];
    const linkTags = new Map<Element, number[]>();
    for (const [text, tag] of textsWithTags(block, tags)) {
      const anchor = text.parentElement?.closest<HTMLAnchorElement>('a[href]');
      const openTags = anchor && linkTags.get(anchor);
      if (openTags) openTags.push(tag);
      else if (anchor) {
        const newTags = [tag];
        const link = { href: anchor.href, areas: [] };
        links.set(anchor, link);
        linkTags.set(anchor, newTags);
        content.push({ type: 'Link', words: wordsOf(anchor, tags), link, content: newTags });
      } else content.push(tag);
    }
    return content;
  };
  const visit = (element: Element): StructureElement[] => {
    if (element.matches(unseenElements)) return [];
    if (isPicture(element)) {
      const tag = tags.get(element);
      const alt = alternative(element);
      return tag === undefined || !alt ? [] : [{ type: 'Figure', alt, content: [tag] }];
    }
    const type = typeOf(element);
    if (holdsWords(element, tags)) {
      const block: StructureElement = {
        type: type === 'LI' || type === 'L' ? 'P' : (type ?? 'P'),
        words: wordsOf(element, tags),
        content: contentOf(element),
      };
      return type === 'LI' ? [itemOf([block])] : [block];
    }
    const childElements = [...element.children].flatMap(visit);
    if (childElements.length === 0) return [];
    if (type === 'LI') return [itemOf(listed(childElements))];
    if (type === 'L')
      return [listOf(childElements.map((each) => (each.type === 'LI' ? each : itemOf([each]))))];
    if (!type) return listed(childElements);
    const words = wordsOf(element, tags);
    // A heading may be a picture, whose alternative text says what it shows.
    return [
      words
        ? { type, words, content: childElements.flatMap(textsOf) }
        : { type, content: listed(childElements) },
    ];
  };
  return visit(root);
}

const listOf = (content: StructureElement[]): StructureElement => ({ type: 'L', content });

/** Adjacent items form a list, even if no element contains only them. */
function listed(elements: readonly StructureElement[]): StructureElement[] {
  const grouped: StructureElement[] = [];
  let items: StructureElement[] | undefined;
  for (const each of elements) {
    if (each.type !== 'LI') {
      items = undefined;
      grouped.push(each);
    } else if (items) items.push(each);
    else {
      items = [each];
      grouped.push(listOf(items));
    }
  }
  return grouped;
}

const itemOf = (content: StructureElement[]): StructureElement => ({
  type: 'LI',
  content: [{ type: 'LBody', content }],
});

const textsOf = ({ content }: StructureElement): number[] =>
  content.flatMap((each) => (typeof each === 'number' ? [each] : textsOf(each)));

function* textsWithTags(element: Element, tags: ReadonlyMap<Node, number>): Iterable<[Node, number]> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const tag = tags.get(currentNode);
    if (tag !== undefined) yield [currentNode, tag];
  }
}

/** Returns the remaining structure when only part of its content is drawn. */
export const drawnStructure = (
  elements: readonly StructureElement[],
  drawnTags: ReadonlySet<number>,
): StructureElement[] =>
  elements.flatMap((element) => {
    const content = element.content.flatMap((each): (StructureElement | number)[] => {
      if (typeof each !== 'number') return drawnStructure([each], drawnTags);
      return drawnTags.has(each) ? [each] : [];
    });
    return content.length > 0 ? [{ ...element, content }] : [];
  });
