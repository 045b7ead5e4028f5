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

/** What's where, in the sidebar's order. */
export const areas: readonly Area[] = [
  {
    title: 'Brand',
    text: 'Palette, type, logos and pictures, shown live from the package that every site and designer reads.',
    places: ['Palette', 'Type', 'Logos', 'Illustrations', 'Pictures and files'].map((name) =>
      story(name, `Brand/${name}`),
    ),
  },
  {
    title: 'Designers',
    text: 'Each with a page of its sizes, options and limits, and a playground: change the piece in the controls below it and download it.',
    places: [...catalogue, wizardEntry].map(({ title }) => page(`Designers/${title}`)),
  },
  {
    title: 'Deck',
    text: 'The sales deck as it is presented, and every slide by itself.',
    places: [story('Viewer', 'Deck/Viewer', 'Default'), story('Slides', 'Deck/Slides', 'Opening')],
  },
  {
    title: 'Portal',
    text: 'Screens of the staff portal for each role and state, with made-up people and no server.',
    places: [
      story('Sign-in', 'Portal/Sign-in', 'Default'),
      story('As staff', 'Portal/Shell', 'Staff'),
      story('As administrator', 'Portal/Shell', 'Admin'),
      story('As super administrator', 'Portal/Shell', 'Super Admin'),
      story('Marketing Center', 'Portal/Marketing Center', 'Default'),
      story('Staff directory', 'Portal/Staff directory', 'Super Admin'),
    ],
  },
  {
    title: 'Primitives',
    text: 'Buttons, fields, dialogs and the rest of the working interface, in every state.',
    places: ['Button', 'Text field', 'Select', 'Dialog', 'Toast'].map((name) => page(`Primitives/${name}`)),
  },
  {
    title: 'Copywriting',
    text: 'How we write: labels, errors, and what marketing copy leaves out.',
    places: [page('Copywriting')],
  },
];
