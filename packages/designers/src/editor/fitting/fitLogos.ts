import type { PaletteName } from '@daybreak/brand';
import { colorOn } from '../artwork/colorOn.ts';
import type { Theme } from '../artwork/logos.ts';
import { logoField } from '../images/logoField.ts';
import { pictureSample } from '../images/pictureSample.ts';

const grounds: Record<Theme, PaletteName> = {
  white: 'white',
  blue: 'teal',
  orange: 'orange',
  image: 'night',
};

/**
 * Gives a partner's logo (`artwork/Logos`) a backing field if its own pixels can't be seen on the piece's background. A
 * logo that hasn't loaded, or can't be read, gets a white field on every background except white.
 */
export function fitLogos(artboard: HTMLElement): void {
  for (const box of artboard.querySelectorAll<HTMLElement>('[data-partner]')) {
    const { partner = '' } = box.dataset;
    const ground = (grounds as Record<string, PaletteName | undefined>)[partner];
    const image = box.querySelector('img');
    const sample = image?.complete && image.naturalWidth > 0 ? pictureSample(image, 'holes') : undefined;
    box.dataset.field = sample
      ? logoField(sample, ground && colorOn(artboard, ground), colorOn(artboard, 'night'))
      : partner === 'white'
        ? 'none'
        : 'white';
  }
}
