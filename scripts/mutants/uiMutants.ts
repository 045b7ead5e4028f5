import { faults, type Mutant } from './mutant.ts';

const darkText = [
  'main: { light: mix(night, black, 0.15), dark: mix(white, teal, 0.06)',
  'main: { light: mix(night, black, 0.15), dark: mix(night, black, 0.06)',
] as const;

/** Mutants of the components and their colors. */
export const uiMutants: readonly Mutant[] = [
  ...faults('packages/ui/src/IconButton/IconButton.tsx', ['stories', 'IconButton.stories'], {
    'buttons of an icon alone have no name': ['aria-label={label}', ''],
  }),
  ...faults('packages/ui/src/Dialog/ModalContent.tsx', ['stories', 'Dialog.stories'], {
    'a dialog does not give the focus back': ['if (focusIsNowhere()) goBack.current();', ''],
    'what lies behind a dialog is in reach': ['for (const each of siblings) each.inert = true;', ''],
    'a dialog begins with what destroys': ['controls.find((each) => !each.matches(skipInitialFocus)) ??', ''],
  }),
  ...faults('packages/ui/src/theme/semantic.ts', ['unit', 'theme/contrast'], {
    'words cannot be read in the dark': darkText,
  }),
  ...faults('packages/ui/src/theme/semantic.ts', ['stories', 'Text.stories'], {
    'words cannot be read in the dark, in a story': darkText,
  }),
  ...faults('packages/ui/src/FormField/FormField.tsx', ['stories', 'TextField.stories'], {
    'a text field loses its label': ['htmlFor={controlId}', 'data-for={controlId}'],
  }),
];
