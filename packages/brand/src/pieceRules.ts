import { motifDisc, motifRows } from './motif.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Rules for building and cropping the disc and the rows. */
export const motifRules = [
  {
    id: 'disc',
    name: 'The disc',
    rule: `Crop it large: ${motifDisc.least} to ${motifDisc.most} of the shorter side, running off one or two edges. It rises from the horizon, sits behind the text, or frames the photo.`,
  },
  {
    id: 'rows',
    name: 'The rows',
    rule: `The rows start at the horizon. Each one is ${motifRows.growth} times as thick as the one behind it, with a gap of ${percent(motifRows.gapShare)} of each step. Use them once per piece.`,
  },
  {
    id: 'grounds',
    name: 'The backgrounds',
    rule: 'White, teal, night, a photograph, or orange with night text. The disc is the only accent on each.',
  },
] as const;

/** The grid of a piece. */
export const pieceGrid = {
  columns: 12,
  /** A unit is this fraction of the shorter side. */
  unit: 1 / 100,
  /** Distances in units: from the edge, between words of a group, and between groups. */
  margin: 7,
  inside: 1,
  between: 4,
  rule: 'Use twelve columns inside a margin. A unit is 1/100 of the shorter side. Leave one unit between related text and four units between groups.',
} as const;

/** Rules for choosing and treating photographs. */
export const photographyRules = [
  {
    id: 'topic',
    rule: 'Match the subject to the topic: drives for destruction, halls for hosting, trucks for pickup.',
  },
  {
    id: 'calm',
    rule: 'Put text on a solid background next to the picture, or over the quietest third of the picture.',
  },
  {
    id: 'crop',
    rule: 'Crop boldly around one point. Keep the horizon low, never cut off a head, and never cover a face with words.',
  },
] as const;

/** Rules of our voice: the wording, what it replaces, and why. */
export const voiceRules = [
  {
    id: 'concrete',
    write: 'We collect 40 pallets on Thursday.',
    not: 'Your partner for end-to-end solutions.',
    why: 'Say what happens, where and when.',
  },
  {
    id: 'checkable',
    write: '98% of a panel goes back into use.',
    not: 'Industry-leading recovery.',
    why: 'Use a number people can check, or none.',
  },
  {
    id: 'direct',
    write: 'Send us your equipment list.',
    not: 'Do not hesitate to reach out.',
    why: "Ask for one action, in the reader's own words.",
  },
] as const;

/** Rules for placing a partner's logo next to ours. */
export const coBranding = {
  /** The distance between the two logos, in radii of our logo's disc. */
  discRadii: 4,
  rule: "Leave room for two discs between the logos, with a thin rule in the middle. Match the partner's logo to the height of our capital D. Put ours first when we're the lead partner.",
} as const;
