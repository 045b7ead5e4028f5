/** A material type of the marketing hub, as its card and the command palette name it: text only, without the designer's code. */
export interface Material {
  id: string;
  title: string;
  /** One sentence: what it makes. */
  summary: string;
  features: readonly string[];
}

/** Each designer's name; the definitions take id and title from here. In the hub's order; the last three have no card among its eight. */
export const materials = {
  brochure: {
    id: 'brochure',
    title: 'Brochure',
    summary: 'Folded sheets that explain what we do.',
    features: [
      'Tri-fold, bi-fold, z-fold, gate-fold',
      'Letter, Legal, Tabloid, A4, A3 or custom',
      'Outside and inside',
    ],
  },
  ads: {
    id: 'ads',
    title: 'Digital Ads',
    summary: 'Banners and feed ads at the exact size of each platform.',
    features: ['Google, Facebook, LinkedIn, display', 'Live character counters', 'Every size of a platform'],
  },
  email: {
    id: 'email',
    title: 'Email Marketing',
    summary: 'Newsletters and campaigns for a chosen audience.',
    features: ['Five templates', 'Desktop and mobile preview', 'Subject counter'],
  },
  flyer: {
    id: 'flyer',
    title: 'Flyer',
    summary: 'One page to hand out.',
    features: ['Six sizes', 'Event, service, awareness, educational', 'Date, time and place for events'],
  },
  newHire: {
    id: 'new-hire',
    title: 'New Hire',
    summary: 'What a new colleague needs in the first week.',
    features: ['Email signature', 'Business card', 'Meeting backgrounds'],
  },
  postcard: {
    id: 'postcard',
    title: 'Postcards',
    summary: 'Mailers with a front and an addressed back.',
    features: ['Seven sizes, three finishes', 'Front and back', 'Print specification'],
  },
  poster: {
    id: 'poster',
    title: 'Poster',
    summary: 'Large pieces to read across a room.',
    features: ['11 × 17 to 27 × 40 in', 'Portrait and landscape', 'PNG, JPEG and print PDF with bleed'],
  },
  social: {
    id: 'social',
    title: 'Social Media Posts',
    summary: 'Posts, stories and covers in the right format.',
    features: ['Instagram, Facebook, LinkedIn, Twitter', 'Caption counter', 'Hashtags and call to action'],
  },
  infographic: {
    id: 'infographic',
    title: 'Infographic',
    summary: 'Steps, figures or points in one picture.',
    features: ['Figures, list, steps or one number', 'Portrait, tall and wide'],
  },
  slide: {
    id: 'slide',
    title: 'Title slide',
    summary: 'How a presentation begins.',
    features: ['Speaker, date and place', '1920 × 1080 px'],
  },
  wizard: {
    id: 'wizard',
    title: 'AI Design Wizard',
    summary: 'Describe what you need and get a design to start from.',
    features: ['Six quick starts', 'Ten materials, six themes', 'Recent generations'],
  },
} as const satisfies Record<string, Material>;
