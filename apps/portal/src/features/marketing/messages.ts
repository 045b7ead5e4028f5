export const marketing = {
  title: 'Marketing Center',
  intro: 'Pick a material, put in your words and pictures, and take home files ready for print or screen.',
  back: 'Back',
  notFound: 'Module not found',
  notFoundText: 'This designer is not part of your portal. The Marketing Center shows those that are.',
  details: 'Your details',
  detailsIntro: 'The contact line of every material. Kept in this browser.',
  images: 'Images',
  imagesIntro: 'Pictures for every material that shows one. Kept in this browser, in your order.',
};
