/** Thrown if a name or job title doesn't fit on a background; the message is a sentence for the user. */
export class TooLongError extends Error {}
