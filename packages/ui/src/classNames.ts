/** Joins class names, skipping absent ones. */
export const classNames = (...names: unknown[]): string => names.filter(Boolean).join(' ');
