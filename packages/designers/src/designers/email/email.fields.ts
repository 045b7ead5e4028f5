import { company } from '@daybreak/brand';
import { type DraftOf, defineFields } from '../../editor/fields/fields.ts';
import { languageField } from '../../editor/fields/languageField.ts';
import { emailCopy, figuresCopy, lineFor, stepsCopy } from './words/emailCopy.ts';

const shownOption = { value: 'shown', label: 'Shown' } as const;
const hiddenOption = { value: 'left-out', label: 'Hidden' } as const;

/** A section of the letter that can be left out. */
const section = (label: string) =>
  ({
    kind: 'choice',
    label,
    options: [shownOption, hiddenOption],
    initial: shownOption.value,
    ticked: 'Sections',
  }) as const;

/** A section that's on by default in only one template. */
const sectionOf = (template: keyof typeof emailCopy.headline, label: string) => {
  const table = Object.fromEntries(
    Object.keys(emailCopy.headline).map((one) => [
      one,
      one === template ? shownOption.value : hiddenOption.value,
    ]),
  );
  return { ...section(label), initial: { by: 'template', table } } as const;
};

export const emailFields = defineFields({
  template: {
    kind: 'choice',
    label: 'Template',
    options: [
      { value: 'newsletter', label: 'Newsletter' },
      { value: 'promotional', label: 'Promotional' },
      { value: 'announcement', label: 'Announcement' },
      { value: 'educational', label: 'Educational' },
      { value: 'welcome', label: 'Welcome' },
    ],
    initial: 'newsletter',
    drawn: true,
  },
  audience: {
    kind: 'choice',
    label: 'Audience',
    hint: 'Sets the first line, the last line and the note that explains why people get this email.',
    options: [
      { value: 'business', label: 'Business' },
      { value: 'residential', label: 'Residential' },
      { value: 'partners', label: 'Partners' },
      { value: 'prospects', label: 'Prospects' },
    ],
    initial: 'business',
  },
  language: languageField,
  subject: {
    kind: 'text',
    label: 'Subject',
    limit: 50,
    initial: { by: 'template', table: emailCopy.subject },
  },
  preheader: {
    kind: 'text',
    label: 'Preheader',
    hint: 'The text inboxes show next to the subject. If you leave it blank, they show the beginning of the email.',
    limit: 110,
    initial: '',
  },
  hasOpening: section('First line'),
  hasPicture: section('Picture'),
  hasFigures: sectionOf('promotional', 'Figures'),
  hasSteps: sectionOf('welcome', 'Steps'),
  hasClosing: section('Last line'),
  hasSender: section('Sender'),
  masthead: {
    kind: 'text',
    label: 'Text next to the logo',
    initial: { by: 'template', table: emailCopy.masthead },
  },
  opening: {
    kind: 'text',
    label: 'First line',
    initial: { by: 'audience', table: lineFor('intro') },
    when: { hasOpening: shownOption.value },
  },
  headline: { kind: 'text', label: 'Headline', initial: { by: 'template', table: emailCopy.headline } },
  content: {
    kind: 'lines',
    label: 'Content',
    initial: { by: 'template', table: emailCopy.content },
  },
  cta: { kind: 'text', label: 'Call to action', initial: { by: 'template', table: emailCopy.cta } },
  ctaUrl: { kind: 'url', label: 'Call to action link', initial: company.website },
  figures: {
    kind: 'lines',
    label: 'Figures',
    hint: 'One per line, such as “98%: material recovery rate.”',
    initial: figuresCopy,
    when: { hasFigures: shownOption.value },
  },
  steps: {
    kind: 'lines',
    label: 'Steps',
    hint: 'The first line is the heading.',
    initial: stepsCopy,
    when: { hasSteps: shownOption.value },
  },
  closing: {
    kind: 'text',
    label: 'Last line',
    initial: { by: 'audience', table: lineFor('closing') },
    when: { hasClosing: shownOption.value },
  },
  theme: {
    kind: 'choice',
    label: 'Theme',
    options: [
      { value: 'white', label: 'White: blue text on white' },
      { value: 'blue', label: 'Blue: white text on blue' },
    ],
    initial: 'white',
  },
  picture: {
    kind: 'picture',
    label: 'Picture',
    hint: "The picture comes from our website and isn't cropped.",
    fills: 1,
    standIn: { by: 'template', table: emailCopy.picture },
    when: { hasPicture: shownOption.value },
  },
});

export type EmailDraft = DraftOf<typeof emailFields>;
