/** Words of the viewer. What the slides say is in `content.ts`. */
export const viewer = {
  title: 'Sales Deck',
  previous: 'Previous slide',
  next: 'Next slide',
  overview: 'Overview',
  reading: 'Reading mode',
  fullScreen: 'Full screen',
  back: 'Back to slides',
  loading: 'Loading images',
  counter: (number: number, total: number) => `${number} / ${total}`,
  slide: (number: number, total: number, title: string) => `Slide ${number} of ${total}: ${title}`,
  thumbnail: (number: number, title: string) => `${number}. ${title}`,
};
