/** Joins class names and leaves out what is absent. */
export const classNames = (...names: unknown[]): string => names.filter(Boolean).join(' ');
