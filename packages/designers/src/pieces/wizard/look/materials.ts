import { pixels } from '../../../export/artboardSize.ts';
import type { ArtboardSize } from '../../../export/types.ts';
import { printed } from '../../../workbench/sizes.ts';
import type { Material } from '../wizard.fields.ts';

/** Compositions that hold over a family of ratios. */
export type Family = 'card' | 'tall' | 'steps' | 'page' | 'poster' | 'wide' | 'strip' | 'square' | 'mail';

interface MaterialLook {
  family: Family;
  size: ArtboardSize;
  /** The side's name. */
  label: string;
}

/** Size and composition of each material. */
export const materials: Record<Material, MaterialLook> = {
  'business-card': { family: 'card', size: printed(3.5, 2), label: 'Card' },
  brochure: { family: 'tall', size: printed(3.6875, 8.5), label: 'Cover panel' },
  flyer: { family: 'page', size: printed(8.5, 11), label: 'Page' },
  poster: { family: 'poster', size: printed(18, 24), label: 'Page' },
  banner: { family: 'strip', size: pixels(1500, 500), label: 'Banner' },
  'social-post': { family: 'square', size: pixels(1080, 1080), label: 'Post' },
  'email-template': { family: 'mail', size: pixels(600, 900), label: 'Layout' },
  presentation: { family: 'wide', size: pixels(1920, 1080), label: 'Title slide' },
  infographic: { family: 'steps', size: pixels(800, 2000), label: 'Column' },
  custom: { family: 'page', size: pixels(1080, 1350), label: 'Picture' },
};
