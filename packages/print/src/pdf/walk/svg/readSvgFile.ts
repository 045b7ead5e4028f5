import type { Item } from '../../displayList.ts';
import { ArtboardFrame } from '../layer.ts';
import { walkSvg } from './walkSvg.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const drawableElements = new Set([
  'svg',
  'g',
  'a',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'stop',
  'title',
  'desc',
  'metadata',
  'view',
]);

export interface Drawing {
  items: Item[];
  drawn: { width: number; height: number };
  stretches: boolean;
}

/**
 * Reads the paths of an SVG file, so that logos keep their inks and sharp edges. Returns undefined if it isn't an SVG, can't be read (a
 * blob: URL under a content security policy), or uses more than shapes. It's then printed as a picture.
 */
export async function readSvgFile(url: string): Promise<Drawing | undefined> {
  const text = await svgText(url);
  if (text === undefined) return undefined;
  const source = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const elements = [source, ...source.querySelectorAll('*')];
  if (
    !elements.every(
      ({ namespaceURI, localName }) => namespaceURI === svgNamespace && drawableElements.has(localName),
    )
  )
    return undefined;

  const host = document.createElement('div');
  host.style.all = 'initial';
  host.style.cssText +=
    ';forced-color-adjust:none;position:fixed;inset-inline-start:-99999px;inset-block-start:0';
  const svg = copyOf(source) as SVGSVGElement;
  const view = viewIn(source, url);
  if (view) svg.setAttribute('viewBox', view);
  const { width, height } = ownSize(source);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.display = 'block';
  Object.assign(host.style, { display: 'block', width: `${width}px`, height: `${height}px` });
  host.attachShadow({ mode: 'closed' }).append(svg);
  document.body.append(host);
  try {
    if (view) removeOutside(svg);
    const items = walkSvg(svg, new ArtboardFrame(host), refuse);
    return { items, drawn: { width, height }, stretches: svg.getAttribute('preserveAspectRatio') === 'none' };
  } catch (error) {
    if (error === undrawable) return undefined;
    throw error;
  } finally {
    host.remove();
  }
}

/** Returns the view box of the `view` that an address names by `#name`. */
function viewIn(source: Element, url: string): string | null | undefined {
  const [, name] = /^[^,]*#(.+)$/.exec(url) ?? [];
  return name && source.querySelector(`view[id="${CSS.escape(name)}"]`)?.getAttribute('viewBox');
}

/** Removes everything outside the view, so that the file doesn't contain it even clipped. */
function removeOutside(svg: SVGSVGElement) {
  const viewRect = svg.getBoundingClientRect();
  for (const child of [...svg.children]) {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    if (right <= viewRect.left || left >= viewRect.right || bottom <= viewRect.top || top >= viewRect.bottom)
      child.remove();
  }
}

const undrawable = new Error('The SVG uses more than shapes');
const refuse = () => {
  throw undrawable;
};

async function svgText(url: string): Promise<string | undefined> {
  const data = /^data:image\/svg\+xml([^,]*),(.*)$/s.exec(url);
  if (data)
    return data[1]?.includes('base64') ? utf8(atob(data[2] ?? '')) : decodeURIComponent(data[2] ?? '');
  if (!/\.svg([?#]|$)/.test(url) || url.startsWith('blob:')) return undefined;
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

const utf8 = (binary: string) =>
  new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));

/** Copies only elements and plain attributes: no handlers, and style attributes through CSSOM, as a CSP requires. */
function copyOf(source: Element): SVGElement {
  const element = document.createElementNS(svgNamespace, source.localName) as SVGElement;
  for (const { name, value } of source.attributes) {
    if (name === 'style') element.style.cssText = value;
    else if (!/^on|href$|^xmlns/i.test(name)) element.setAttribute(name, value);
  }
  element.append(...[...source.children].map(copyOf));
  return element;
}

function ownSize(svg: Element): { width: number; height: number } {
  const [, , boxWidth = 300, boxHeight = 150] = (svg.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const withoutPrefix = (name: string) => {
    const value = svg.getAttribute(name) ?? '';
    return /^[\d.]+(px)?$/.test(value) ? Number.parseFloat(value) : undefined;
  };
  return { width: withoutPrefix('width') ?? boxWidth, height: withoutPrefix('height') ?? boxHeight };
}
