const files = import.meta.glob<string>('./starts/*.webp', { eager: true, query: '?url', import: 'default' });

/** Returns the address of the picture of a designer's first piece, drawn ahead; undefined if there is none. */
export const startPicture = (designer: string): string | undefined => files[`./starts/${designer}.webp`];
