/** Gmail cuts off everything after this many bytes of HTML, including the address and the unsubscribe link. */
export const gmailLimit = 102 * 1024;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Formats 10,240 bytes as "10.0 KB". */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
