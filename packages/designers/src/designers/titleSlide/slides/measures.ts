/** Lower end of the words, in units. */
export const bottom = 87;

/** Lower end of a picture above the words, in units. */
export const pictureOver = { light: 34, usual: 21, heavy: 14 };
