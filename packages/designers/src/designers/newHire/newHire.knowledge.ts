import { backgrounds, platforms } from '../meetingBackgrounds/backgrounds.ts';
import { countInWords, joinWithAnd, type Passages } from '../passages.ts';
import { signatureFields } from '../signature/signature.fields.ts';
import { gmailLimit } from '../signature/signature.ts';

const [{ dimensions } = { dimensions: '' }] = backgrounds;
const { bannerLine, bannerAction } = signatureFields;
const designs = signatureFields.composition.options;
const largest = platforms.flatMap(({ label, maxFileBytes }) =>
  maxFileBytes === undefined ? [] : [`${maxFileBytes / 1024 / 1024} MB for ${label}`],
);

export const newHireKnowledge: Passages = {
  'Meeting backgrounds': `There are ${countInWords(backgrounds)} meeting backgrounds for Zoom, Google Meet, Microsoft Teams and any 16:9 screen: ${joinWithAnd(backgrounds.map(({ name }) => name))}. They're ${dimensions} pixels and download as a picture with our logo.`,
  'File size of a meeting background': `Meeting background files fit each app's size limit: ${joinWithAnd(largest)}. Every app has the same ${countInWords(backgrounds)} backgrounds.`,
  'Signature designs and banner': `The email signature has ${countInWords(designs)} designs: ${joinWithAnd(designs.map(({ label }) => label.replace(',', '')))}. A campaign banner can go below it, with up to ${bannerLine.limit} characters of text and ${bannerAction.limit} of link text. Gmail allows signatures of up to ${gmailLimit.toLocaleString('en-US')} characters. The page shows how many yours has.`,
};
