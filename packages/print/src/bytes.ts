/** Bytes in memory that isn't shared, as `Blob` and `crypto.subtle` need them. */
export type Bytes = Uint8Array<ArrayBuffer>;
