/** Where the words end, in units. */
export const bottom = 87;

/** How far down a picture reaches over the words, in units. */
export const pictureOver = { light: 34, usual: 21, heavy: 14 };
