import { company } from '@daybreak/brand';

/** Text that several parts of the viewer share. The slides' text is in `content.ts`. */
export const viewer = {
  title: 'Sales Deck',
  previous: 'Previous slide',
  next: 'Next slide',
  presenter: 'Presenter view',
  counter: (number: number, total: number) => `${number} / ${total}`,
  slide: (number: number, total: number, title: string) => `Slide ${number} of ${total}: ${title}`,
};

/** Title of the deck in its files. */
export const documentTitle = `${viewer.title} · ${company.name}`;
