import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import type { DesignerProps } from './workbench/designer.ts';
import type { PreviewProps } from './workbench/previewOf.tsx';

export interface CatalogueEntry {
  id: string;
  title: string;
  /** One sentence: what it makes. */
  summary: string;
  features: readonly string[];
  /** It asks for the person's details itself and uses no uploaded pictures: what all designers share is not shown beside it. */
  asksForDetails?: true;
  /** Downloads the designer. */
  load: () => Promise<ComponentType<DesignerProps>>;
  /** Downloads a small picture of the piece, drawn by its artwork. */
  preview: () => Promise<ComponentType<PreviewProps>>;
}

/** The material types of the marketing hub, in its order. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'brochure',
    title: 'Brochure',
    summary: 'Folded sheets that explain what we do.',
    features: [
      'Tri-fold, bi-fold, z-fold, gate-fold',
      'Letter, Legal, Tabloid or custom',
      'Outside and inside',
    ],
    load: async () => (await loadPart(() => import('./pieces/brochure/Brochure.tsx'))).Brochure,
    preview: async () =>
      (await loadPart(() => import('./pieces/brochure/BrochurePreview.tsx'))).BrochurePreview,
  },
  {
    id: 'ads',
    title: 'Digital Ads',
    summary: 'Banners and feed ads at the exact size of each platform.',
    features: ['Google, Facebook, LinkedIn, display', 'Live character counters', 'Every size of a platform'],
    load: async () => (await loadPart(() => import('./pieces/ads/Ads.tsx'))).Ads,
    preview: async () => (await loadPart(() => import('./pieces/ads/AdsPreview.tsx'))).AdsPreview,
  },
  {
    id: 'email',
    title: 'Email Marketing',
    summary: 'Newsletters and campaigns for a chosen audience.',
    features: ['Five templates', 'Desktop and mobile preview', 'Subject counter'],
    load: async () => (await loadPart(() => import('./pieces/email/Email.tsx'))).Email,
    preview: async () => (await loadPart(() => import('./pieces/email/EmailPreview.tsx'))).EmailPreview,
  },
  {
    id: 'flyer',
    title: 'Flyer',
    summary: 'One page to hand out.',
    features: ['Four sizes', 'Event, service, awareness, educational', 'Date, time and place for events'],
    load: async () => (await loadPart(() => import('./pieces/flyer/Flyer.tsx'))).Flyer,
    preview: async () => (await loadPart(() => import('./pieces/flyer/FlyerPreview.tsx'))).FlyerPreview,
  },
  {
    id: 'new-hire',
    title: 'New Hire',
    summary: 'What a new colleague needs in the first week.',
    features: ['Email signature', 'Business card', 'Meeting backgrounds'],
    asksForDetails: true,
    load: async () => (await loadPart(() => import('./pieces/newHire/NewHire.tsx'))).NewHire,
    preview: async () => (await loadPart(() => import('./pieces/newHire/NewHirePreview.tsx'))).NewHirePreview,
  },
  {
    id: 'postcard',
    title: 'Postcards',
    summary: 'Mailers with a front and an addressed back.',
    features: ['Four sizes, three finishes', 'Front and back', 'Print specification'],
    load: async () => (await loadPart(() => import('./pieces/postcard/Postcard.tsx'))).Postcard,
    preview: async () =>
      (await loadPart(() => import('./pieces/postcard/PostcardPreview.tsx'))).PostcardPreview,
  },
  {
    id: 'poster',
    title: 'Poster',
    summary: 'Large pieces to read across a room.',
    features: ['11 × 17 to 27 × 40 in', 'Portrait and landscape', 'PNG, JPEG and print PDF with bleed'],
    load: async () => (await loadPart(() => import('./pieces/poster/Poster.tsx'))).Poster,
    preview: async () => (await loadPart(() => import('./pieces/poster/PosterPreview.tsx'))).PosterPreview,
  },
  {
    id: 'social',
    title: 'Social Media Posts',
    summary: 'Posts, stories and covers in the right format.',
    features: ['Instagram, Facebook, LinkedIn, Twitter', 'Caption counter', 'Hashtags and call to action'],
    load: async () => (await loadPart(() => import('./pieces/social/Social.tsx'))).Social,
    preview: async () => (await loadPart(() => import('./pieces/social/SocialPreview.tsx'))).SocialPreview,
  },
];

/** The wide card beside the material types. */
export const wizardEntry: CatalogueEntry = {
  id: 'wizard',
  title: 'AI Design Wizard',
  summary: 'Describe what you need and get a design to start from.',
  features: ['Six quick starts', 'Ten materials, six themes', 'Recent generations'],
  load: async () => (await loadPart(() => import('./pieces/wizard/Wizard.tsx'))).Wizard,
  preview: async () => (await loadPart(() => import('./pieces/wizard/WizardPreview.tsx'))).WizardPreview,
};
