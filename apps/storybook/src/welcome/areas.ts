import { catalogue, wizardEntry } from '@daybreak/designers';
import { docsAddress, storyAddress } from './addresses.ts';

interface Place {
  label: string;
  address: string;
}

interface Area {
  title: string;
  text: string;
  places: readonly Place[];
}

const story = (label: string, title: string, name = label): Place => ({
  label,
  address: storyAddress(title, name),
});
const page = (title: string): Place => ({
  label: title.split('/').at(-1) ?? title,
  address: docsAddress(title),
});

/** The areas of this Storybook, in the sidebar's order. */
export const areas: readonly Area[] = [
  {
    title: 'Brand',
    text: 'Palette, type, logos and pictures, live from the package that every site and designer uses.',
    places: ['Palette', 'Type', 'Logos', 'Pictures and files'].map((name) => story(name, `Brand/${name}`)),
  },
  {
    title: 'Designers',
    text: 'Sizes, options and limits for each designer, plus a playground where you can edit a piece and download it.',
    places: [...catalogue, wizardEntry].map(({ title }) => page(`Designers/${title}`)),
  },
  {
    title: 'Deck',
    text: "The sales deck as it's presented, plus each slide on its own.",
    places: [story('Viewer', 'Deck/Viewer', 'Default'), story('Slides', 'Deck/Slides', 'Opening')],
  },
  {
    title: 'Portal',
    text: 'Staff portal screens for every role and state, with made-up people and no server.',
    places: [
      story('Sign-in', 'Portal/Sign-in', 'Default'),
      story('As staff', 'Portal/Shell', 'Staff'),
      story('As an administrator', 'Portal/Shell', 'Admin'),
      story('As a super administrator', 'Portal/Shell', 'Super Admin'),
      story('Marketing Center', 'Portal/Marketing Center', 'Default'),
      story('Staff directory', 'Portal/Staff directory', 'Super Admin'),
    ],
  },
  {
    title: 'Primitives',
    text: 'Buttons, fields, dialogs and other interface parts in every state.',
    places: ['Button', 'Text field', 'Select', 'Dialog', 'Toast'].map((name) => page(`Primitives/${name}`)),
  },
  {
    title: 'Copywriting',
    text: 'How we write labels, errors and marketing copy.',
    places: [page('Copywriting')],
  },
];
