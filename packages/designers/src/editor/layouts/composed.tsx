import type { ArtboardSide } from '@daybreak/print';
import type { Theme } from '../artwork/logos.ts';
import { languageOf } from '../artwork/text/languages.ts';
import type { ArtworkProps, Designer, PieceData } from '../designer.ts';
import type { Content, PieceContent } from './content.ts';
import { frameOf, type Shape } from './frame/frame.ts';
import type { Layout } from './layout.ts';

interface ComposedDraft {
  composition: string;
  theme: Theme;
  language: string;
}

/** The reason why a layout isn't drawn on artboards of a family. */
const tooLow = 'Choose a square or tall size to use this layout.';

/**
 * The definition entries for a designer whose pieces are content × layout × theme: the artwork, and the reasons why a
 * layout can't carry what the draft says on the draft's artboards. While the chosen layout can't, the first one is
 * drawn.
 */
export function composed<Draft extends ComposedDraft>(
  offered: readonly Layout[],
  contentFrom: (draft: Draft, data: PieceData, side?: ArtboardSide) => PieceContent,
  artboards: (draft: Draft) => readonly ArtboardSide[] = () => [],
) {
  const contentOf = (draft: Draft, data: PieceData, side?: ArtboardSide): Content => ({
    ...contentFrom(draft, data, side),
    language: languageOf(draft),
  });
  const reason = ({ notOn, lacks }: Layout, content: Content, shape: Shape | undefined) =>
    shape && notOn?.includes(shape) ? tooLow : lacks?.(content);
  const Artwork = ({ draft, data, side }: ArtworkProps<Draft>) => {
    const content = contentOf(draft, data, side);
    const frame = frameOf(side);
    const layout =
      offered.find((each) => each.id === draft.composition && !reason(each, content, frame.shape)) ??
      offered[0];
    return layout ? (
      <layout.Artwork content={content} frame={frame} theme={draft.theme} logo={data.user.logoVersion} />
    ) : null;
  };
  return {
    Artwork,
    unavailable: (draft: Draft, data: PieceData) => {
      const [side] = artboards(draft);
      const content = contentOf(draft, data, side);
      const shape = side && frameOf(side).shape;
      return {
        composition: Object.fromEntries(offered.map((each) => [each.id, reason(each, content, shape)])),
      };
    },
    drawnFrom: (draft: Draft, data: PieceData) =>
      JSON.stringify([
        draft.composition,
        draft.theme,
        artboards(draft).map((side) => [side.size, side.covered, contentOf(draft, data, side)]),
      ]),
  } satisfies Partial<Record<keyof Designer, unknown>>;
}
