export const dialogSizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];
