import type { ArtworkCopy } from '../../artworkCopy.ts';
import { type CameraPicture, cameraPicture } from '../../photograph/cameraPicture.ts';
import { decoded, loadImage, type PictureNames, pictureName, pictureSettled } from '../../raster/pictures.ts';
import type { Item, Picture, Rect } from '../displayList.ts';
import { union } from '../geometry.ts';
import { LetterFaces } from '../shaping/letterFaces.ts';
import { splitValues } from './cssValues.ts';
import { readSvgFile } from './svg/readSvgFile.ts';

interface Size {
  width: number;
  height: number;
}

/** A picture that's ready to be placed: pixels, or the paths of an SVG file. */
export type LoadedPicture =
  | {
      kind: 'pixels';
      natural: Size;
      /** Records where it's placed and which part is visible there, in CSS px, and returns its index in the display list. */
      use: (place: Rect, visible: Rect) => number;
    }
  | { kind: 'drawing'; natural: Size; drawn: Size; stretches: boolean; items: Item[] };

/** The pictures of all pages by URL, and the typefaces other than Poppins, each loaded once. */
export class Loaded {
  readonly pictures: Picture[] = [];
  readonly faces = new LetterFaces();
  /** Distances of baselines from the tops of lines, as measured by `Baselines`. */
  readonly ascents = new Map<string, number>();
  readonly #byUrl = new Map<string, LoadedPicture>();

  /** Loads what the copy's `img` elements, background styles, and texts need. Broken pictures are refused by name. */
  async load({ node, images, pictureNames }: ArtworkCopy): Promise<void> {
    await this.faces.load(node);
    for (const { original, copy } of images) {
      if (!copy.getAttribute('src') && !copy.getAttribute('srcset')) continue;
      await pictureSettled(original);
      const url = original.currentSrc || original.src;
      if (this.#byUrl.has(url)) continue;
      const camera = await cameraPicture(original);
      await this.#add(url, camera ? original : await decoded(original, pictureNames), pictureNames, camera);
    }
    for (const element of [node, ...node.querySelectorAll('*')])
      for (const layer of splitValues(getComputedStyle(element).backgroundImage)) {
        const url = /^url\((["']?)(.+)\1\)$/s.exec(layer)?.[2];
        if (url && !this.#byUrl.has(url))
          await this.#add(url, await loadImage(url, pictureNames), pictureNames);
      }
  }

  picture(url: string): LoadedPicture {
    const picture = this.#byUrl.get(url);
    if (!picture) throw new Error(`Picture ${url} didn't load`);
    return picture;
  }

  async #add(
    url: string,
    image: HTMLImageElement,
    names: PictureNames,
    camera?: CameraPicture,
  ): Promise<void> {
    if (this.#byUrl.has(url)) return;
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const drawing = camera ? undefined : await readSvgFile(url);
    if (drawing) this.#byUrl.set(url, { kind: 'drawing', natural, ...drawing });
    else this.#byUrl.set(url, { kind: 'pixels', natural, use: this.#register(url, image, names, camera) });
  }

  #register(url: string, image: HTMLImageElement, names: PictureNames, camera?: CameraPicture) {
    let index: number | undefined;
    return (place: Rect, visible: Rect) => {
      const { width, height } = place;
      const shownPart = {
        x: (visible.x - place.x) / width,
        y: (visible.y - place.y) / height,
        width: visible.width / width,
        height: visible.height / height,
      };
      index ??=
        this.pictures.push({
          name: pictureName(image, names),
          image,
          width,
          height,
          shown: shownPart,
          drawing: isSvg(url),
          ...(camera && { camera }),
        }) - 1;
      const picture = this.pictures[index];
      if (picture) {
        picture.width = Math.max(picture.width, width);
        picture.height = Math.max(picture.height, height);
        picture.shown = union(picture.shown, shownPart);
      }
      return index;
    };
  }
}

const isSvg = (url: string) => /^data:image\/svg|\.svg(\?|#|$)/.test(url);
