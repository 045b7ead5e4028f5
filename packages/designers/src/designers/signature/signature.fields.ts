import { company } from '@daybreak/brand';
import { type PictureFile, pictures } from '@daybreak/media';
import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import type { SignatureDesign } from './designs/designs.ts';

const withBanner = { banner: ['night', 'teal', 'orange', 'picture'] };

/** The design of a signature, and the optional banner below it. The first of each choice is the default. */
export const signatureFields = defineFields({
  composition: {
    kind: 'choice',
    label: 'Design',
    drawn: true,
    options: [
      { value: 'stacked', label: 'Stacked' },
      { value: 'horizontal', label: 'Horizontal' },
      { value: 'panel', label: 'Sunrise' },
      { value: 'ruled', label: 'List' },
      { value: 'short', label: 'Short, for replies' },
    ] satisfies { value: SignatureDesign; label: string }[],
    initial: 'stacked',
  },
  banner: {
    kind: 'choice',
    label: 'Campaign banner',
    hint: 'Appears below your signature. Use it when you have something to announce.',
    options: [
      { value: 'none', label: 'None' },
      { value: 'night', label: 'Night' },
      { value: 'teal', label: 'Blue' },
      { value: 'orange', label: 'Orange' },
      { value: 'picture', label: 'Picture' },
    ],
    initial: 'none',
  },
  bannerPicture: {
    kind: 'choice',
    label: 'Banner picture',
    hint: 'Only pictures from our public site show up in emails.',
    options: pictures.map(({ file, name }): { value: PictureFile; label: string } => ({
      value: file,
      label: name,
    })),
    initial: 'solar-farm',
    when: { banner: 'picture' },
  },
  bannerLine: {
    kind: 'text',
    label: 'Banner text',
    limit: 56,
    initial: 'Taking panels down this year? Send us your list.',
    when: withBanner,
  },
  bannerAction: {
    kind: 'text',
    label: 'Banner link text',
    limit: 30,
    initial: 'Get a quote within 24 hours',
    when: withBanner,
  },
  bannerUrl: { kind: 'url', label: 'Banner link', initial: company.website, when: withBanner },
});

export type SignatureDraft = DraftOf<typeof signatureFields>;
