/** The name of each layout. Forms get the names from here, so their fields don't load any drawing code. */
export const layoutNames = {
  sunrise: { id: 'sunrise', label: 'Sunrise' },
  type: { id: 'type', label: 'Type' },
  photograph: { id: 'photograph', label: 'Photograph' },
  window: { id: 'window', label: 'Window' },
  date: { id: 'date', label: 'Date' },
  number: { id: 'number', label: 'Number' },
  list: { id: 'list', label: 'List' },
  steps: { id: 'steps', label: 'Steps' },
  quote: { id: 'quote', label: 'Quote' },
} as const;

const { sunrise, type, photograph, window: sunWindow, date, number, list, steps, quote } = layoutNames;

/**
 * The layouts that designers share, in the order they're offered. `pictureLayoutIds` are those that show the picture in
 * any theme.
 */
export const sharedLayouts = [sunrise, type, photograph, sunWindow, date, number, list, steps] as const;
export const pictureLayoutIds = [photograph.id, sunWindow.id] as const;
/** For pieces that may be a quotation. */
export const sharedLayoutsAndQuote = [...sharedLayouts, quote] as const;

/** The options of the `composition` field. The first is the default and can carry everything. */
export const layoutField = <const Id extends string>(
  offered: readonly { readonly id: Id; readonly label: string }[],
) =>
  ({
    kind: 'choice',
    label: 'Composition',
    drawn: true,
    options: offered.map(({ id, label }) => ({ value: id, label })),
    initial: offered[0]?.id ?? '',
  }) as const;

/** The number that the layout Number shows, for designers that offer it. */
export const figureField = {
  kind: 'text',
  label: 'Number to feature',
  hint: 'The number and what it counts, such as “24 hours.”',
  initial: '',
  when: { composition: 'number' },
} as const;
