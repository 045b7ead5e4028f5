import type { Design } from './generate.ts';
import type { Material, WizardDraft } from './wizard.fields.ts';

interface Target {
  /** The designer's id in the catalogue. */
  designer: string;
  /** What the design gives it; every other field keeps its default. */
  draft: Readonly<Record<string, string>>;
}

const ground = ({ theme }: Design) => (theme.dark ? 'blue' : 'white');

/** Where a design can be worked on further; undefined for a material without a designer of its own. */
export function openIn(
  { material, picture }: Pick<WizardDraft, 'material' | 'picture'>,
  design: Design,
): Target | undefined {
  const { copy, reading } = design;
  const theme = ground(design);
  // Where only one theme shows a picture, a chosen one asks for it.
  const overPicture = picture === '' ? theme : 'image';
  const type =
    reading.occasion === 'event' ? 'event' : reading.occasion === 'education' ? 'educational' : 'service';
  const targets: Partial<Record<Material, Target>> = {
    brochure: {
      designer: 'brochure',
      draft: {
        title: copy.headline,
        subtitle: copy.support,
        content: copy.bullets.join('\n'),
        coverPicture: picture,
        theme,
      },
    },
    flyer: {
      designer: 'flyer',
      draft: {
        title: copy.headline,
        subtitle: copy.support,
        description: copy.bullets.join('. '),
        location: reading.place ?? '',
        type,
        picture,
        theme,
      },
    },
    poster: {
      designer: 'poster',
      draft: {
        title: copy.headline,
        subtitle: copy.support,
        location: reading.place ?? '',
        type,
        picture,
        theme: overPicture,
      },
    },
    'social-post': {
      designer: 'social',
      draft: { caption: `${copy.headline}\n\n${copy.support}`, cta: copy.cta, picture, theme: overPicture },
    },
    'email-template': {
      designer: 'email',
      draft: {
        subject: copy.headline.slice(0, 50),
        headline: copy.headline,
        content: [copy.support, ...copy.bullets].join('\n'),
        cta: copy.cta,
        // A mail cannot show the person's own.
        picture: picture.startsWith('library:') ? picture : '',
        theme,
      },
    },
    banner: {
      designer: 'ads',
      draft: {
        headline: copy.headline.slice(0, 30),
        description: copy.support.slice(0, 90),
        cta: copy.cta.slice(0, 15),
        platform: 'display',
        picture,
        theme,
      },
    },
  };
  return targets[material];
}
