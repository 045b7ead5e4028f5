/** Gmail cuts off what comes after this many bytes of HTML, and with it the address and the way to unsubscribe. */
export const gmailLimit = 102 * 1024;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** `10,240` bytes as "10.0 KB". */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
