// Designers' pages only have those of `starts`: see `startPictures.ts`.
const files = import.meta.glob<string>('./{materials,ready}/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The boxes, in CSS pixels, that pieces are drawn into. Files have twice as many pixels on each side. */
export const pictureBoxes = {
  ready: { width: 176, height: 208 },
  materials: { width: 232, height: 132 },
  /** Half a designer's preview: there, a picture only shows until the piece is drawn. */
  starts: { width: 200, height: 100 },
} as const;

/** Returns the address of a picture drawn ahead; `pnpm pictures` writes them. */
export function readyPictureUrl(kind: Exclude<keyof typeof pictureBoxes, 'starts'>, id: string): string {
  const file = files[`./${kind}/${id}.webp`];
  if (!file) throw new Error(`${kind} has no picture of ${id}. Run \`pnpm pictures\`.`);
  return file;
}
