/** Colors of pieces without a picture behind the text. */
export const themeField = {
  kind: 'choice',
  label: 'Theme',
  options: [
    { value: 'white', label: 'White: blue text on white' },
    { value: 'blue', label: 'Blue: white text on blue' },
    { value: 'orange', label: 'Orange: dark text on orange' },
  ],
  initial: 'white',
} as const;

const [white, blue, orange] = themeField.options;

/** Colors of pieces that can have a picture behind the text. */
export const pictureThemeField = {
  ...themeField,
  options: [white, blue, { value: 'image', label: 'Image: white text over a picture' }, orange],
} as const;

/** Which edge of a sheet is up. */
export const orientationField = {
  kind: 'choice',
  label: 'Orientation',
  options: [
    { value: 'portrait', label: 'Portrait' },
    { value: 'landscape', label: 'Landscape' },
  ],
  initial: 'portrait',
} as const;
