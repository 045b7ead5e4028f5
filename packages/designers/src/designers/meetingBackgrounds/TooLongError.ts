/** A name or job title doesn't fit on a background; the message is a sentence for the person who typed it. */
export class TooLongError extends Error {}
