const files = import.meta.glob<string>('./starts/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a picture of what a designer starts with, drawn ahead; undefined for a designer that has none. */
export const startPicture = (designer: string): string | undefined => files[`./starts/${designer}.webp`];
