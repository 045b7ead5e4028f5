/** A name or job title that doesn't fit on a background, as a sentence for the person who typed it. */
export class TooLongError extends Error {}
