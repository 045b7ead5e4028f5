import type { ArtworkCopy } from '../../artworkCopy.ts';
import { textsIn } from '../../words/shownTexts.ts';
import type { Item, StructureElement } from '../displayList.ts';
import { rectPath } from '../geometry.ts';
import { drawBackground } from './background.ts';
import { Baselines } from './baselines.ts';
import { drawBorder } from './borders.ts';
import { boxModel, contentBox, paddingPath } from './boxModel.ts';
import { type Decoration, decorationOf } from './decorations.ts';
import { drawText } from './drawText.ts';
import { drawImageElement } from './images.ts';
import { ArtboardFrame, type Clip, Layer } from './layer.ts';
import type { Loaded } from './loaded.ts';
import { refuse, refuseUndrawable } from './refusals.ts';
import { drawnStructure, readStructure } from './structure.ts';
import { walkSvg } from './svg/walkSvg.ts';
import { applyTextTransforms } from './textTransform.ts';
import { takeTransforms } from './transforms.ts';

/** State that an element passes down to its children. */
interface Scope {
  /** Clips for in-flow children, and for absolutely positioned ones, which only some ancestors clip. */
  flow?: Clip;
  absolute?: Clip;
  decorations: Decoration[];
}

/** A part of the page that's painted after the in-flow content, ordered by z-index, then by document order. */
interface Stacked {
  z: number;
  items: Item[];
}

export interface WalkedArtwork {
  items: Item[];
  structure: StructureElement[];
}

/**
 * Turns a copy of an artwork into items in painting order (CSS 2.2, appendix E), and into its structure in reading order. The copy is
 * changed along the way: transforms are removed, so that every position the browser reports is the one before rotation.
 *
 * @throws {ExportError} that names the first feature that can't be drawn.
 */
export function walkArtwork({ node, images }: ArtworkCopy, loaded: Loaded): WalkedArtwork {
  const originals = new Map(images.map(({ original, copy }) => [copy, original]));
  for (const element of [node, ...node.querySelectorAll('*')]) {
    const style = getComputedStyle(element);
    if (isShown(element, style) && !(element instanceof SVGElement && element.ownerSVGElement))
      refuseUndrawable(element, style);
  }
  const tags = new Map<Node, number>(
    [...textsIn(node), ...node.querySelectorAll('img, svg')].map((each, index) => [each, index]),
  );
  const links: NonNullable<Parameters<typeof readStructure>[2]> = new Map();
  const structure = readStructure(node, tags, links);
  const drawnTags = new Set<number>();
  const transforms = takeTransforms(node);
  applyTextTransforms(node);
  const frame = new ArtboardFrame(node);
  const baselines = new Baselines(node, frame, loaded.ascents);
  // A rotated link has no rectangle, and is read as words.
  for (const [anchor, link] of links)
    if (![...transforms.keys()].some((element) => element.contains(anchor)))
      link.areas = [...anchor.getClientRects()].map((area) => frame.rect(area));

  const stackingContext = (element: Element, scope: Scope): Item[] => {
    const layer = new Layer();
    const stacked: Stacked[] = [];
    const ownCount = paintElement(element, scope, layer, stacked);
    const sorted = stacked.toSorted((a, b) => a.z - b.z);
    const below = sorted.filter(({ z }) => z < 0).flatMap(({ items }) => items);
    const above = sorted.filter(({ z }) => z >= 0).flatMap(({ items }) => items);
    return [...layer.items.slice(0, ownCount), ...below, ...layer.items.slice(ownCount), ...above];
  };

  /** Paints an element and its in-flow content. Returns how many items make up its own box. */
  const paintElement = (element: Element, scope: Scope, layer: Layer, stacked: Stacked[]): number => {
    const style = getComputedStyle(element);
    const isContents = style.display === 'contents';
    const isInline = style.display === 'inline' && !isReplaced(element);
    const isVisible = style.visibility === 'visible' && !isContents;
    const box = boxModel(frame.rect(element.getBoundingClientRect()), style);
    if (isVisible && !isInline) {
      drawBackground(layer, box, style, element, loaded, scope.flow);
      drawBorder(layer, box, style, scope.flow);
    } else if (isVisible && isInline) paintFragments(element, style, layer, scope.flow);
    const ownCount = layer.items.length;

    const clips =
      !isContents &&
      !isInline &&
      (style.overflowX !== 'visible' || /paint|strict|content/.test(style.contain));
    const flow = clips ? { path: paddingPath(box), outer: scope.flow } : scope.flow;
    const decoration = decorationOf(style, element);
    const startsDecorations =
      /^(inline-|absolute)/.test(style.display) || style.position === 'absolute' || style.float !== 'none';
    const inherited = startsDecorations ? [] : scope.decorations;
    const childScope: Scope = {
      flow,
      absolute: holdsAbsolute(style) || transforms.has(element) ? flow : scope.absolute,
      decorations: decoration ? [...inherited, decoration] : inherited,
    };

    if (element instanceof HTMLImageElement || element instanceof SVGSVGElement) {
      const picture = new Layer();
      if (isVisible && element instanceof HTMLImageElement) {
        const original = originals.get(element) ?? element;
        const url = original.currentSrc || original.src;
        if (url) drawImageElement(picture, loaded.picture(url), box, style, scope.flow);
      } else if (isVisible && element instanceof SVGSVGElement) {
        const clip =
          style.overflowX === 'visible' ? scope.flow : { path: rectPath(contentBox(box)), outer: scope.flow };
        for (const item of walkSvg(element, frame, refuse)) picture.add(item, clip);
      }
      const tag = tags.get(element);
      if (picture.items.length > 0) layer.items.push({ kind: 'group', tag, items: picture.items });
      if (picture.items.length > 0 && tag !== undefined) drawnTags.add(tag);
    } else for (const child of element.childNodes) paintChild(child, childScope, layer, stacked);
    return ownCount;
  };

  const paintChild = (child: ChildNode, scope: Scope, layer: Layer, stacked: Stacked[]) => {
    if (child instanceof Text) {
      const order = tags.get(child) ?? 0;
      drawnTags.add(order);
      const { decorations, flow: clip } = scope;
      return drawText(layer, child, order, { frame, baselines, faces: loaded.faces, decorations, clip });
    }
    if (!(child instanceof Element)) return;
    const style = getComputedStyle(child);
    if (style.display === 'none') return;
    const isPositioned = style.position !== 'static';
    const matrix = transforms.get(child)?.(frame.rect(child.getBoundingClientRect()));
    const opacity = Number(style.opacity);
    const isItem = /flex|grid/.test(child.parentElement ? getComputedStyle(child.parentElement).display : '');
    const z = (isPositioned || isItem) && style.zIndex !== 'auto' ? Number(style.zIndex) : undefined;
    const isContext =
      z !== undefined ||
      matrix ||
      opacity < 1 ||
      style.isolation === 'isolate' ||
      style.willChange !== 'auto';
    if (!isContext && !isPositioned) {
      paintElement(child, scope, layer, stacked);
      return;
    }
    const childScope: Scope = style.position === 'absolute' ? { ...scope, flow: scope.absolute } : scope;
    if (opacity === 0) return;
    const part = new Layer();
    stacked.push({ z: z ?? 0, items: part.items });
    if (!isContext) paintElement(child, childScope, part, stacked);
    else if (!matrix && opacity === 1) part.items.push(...stackingContext(child, childScope));
    else
      part.add(
        {
          kind: 'group',
          items: stackingContext(child, { decorations: childScope.decorations }),
          matrix,
          opacity: opacity < 1 ? opacity : undefined,
        },
        childScope.flow,
      );
  };

  const paintFragments = (element: Element, style: CSSStyleDeclaration, layer: Layer, clip?: Clip) => {
    const fragments = [...element.getClientRects()].filter(({ width }) => width > 0);
    fragments.forEach((fragment, index) => {
      const box = boxModel(frame.rect(fragment), style, {
        start: index === 0,
        end: index === fragments.length - 1,
      });
      drawBackground(layer, box, style, element, loaded, clip);
      drawBorder(layer, box, style, clip);
    });
  };

  const items = stackingContext(node, { decorations: [] });
  return { items, structure: drawnStructure(structure, drawnTags) };
}

const isShown = (element: Element, style: CSSStyleDeclaration) =>
  style.display === 'contents' || (element.checkVisibility?.() ?? element.getClientRects().length > 0);

const isReplaced = (element: Element) =>
  element instanceof HTMLImageElement || element instanceof SVGSVGElement;

const holdsAbsolute = (style: CSSStyleDeclaration) =>
  style.position !== 'static' ||
  style.transform !== 'none' ||
  /layout|paint|strict|content/.test(style.contain);
