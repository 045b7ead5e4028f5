import type { Designer } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { optionsOf } from '../../fields/fields.ts';

/** Returns choices of a size in both orientations: one for each shape of a piece's artboards. */
export function oneOfEachShape({ fields, artboards }: Designer): Record<string, string>[] {
  const over = (names: readonly string[], draft: Record<string, string>): Record<string, string>[] => {
    const [name, ...rest] = names;
    const field = name ? fields[name] : undefined;
    if (!name || field?.kind !== 'choice') return name ? over(rest, draft) : [draft];
    return optionsOf(field, restoreDraft(fields, draft)).flatMap(({ value }) =>
      over(rest, { ...draft, [name]: value }),
    );
  };
  const shapeOf = (draft: Record<string, string>) => {
    const [side] = artboards(restoreDraft(fields, draft));
    return side && `${(side.size.width / side.size.height).toFixed(1)} ${Boolean(side.covered)}`;
  };
  const all = over(['platform', 'format', 'size', 'orientation'], {});
  return [...new Map(all.map((draft) => [shapeOf(draft), draft])).values()];
}
