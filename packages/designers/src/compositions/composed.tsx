import type { Ground } from '../artwork/logos.ts';
import type { ArtworkProps, Brief, Designer } from '../workbench/designer.ts';
import type { Composition } from './composition.ts';
import type { Content } from './content.ts';
import { frameOf } from './frame.ts';

interface ComposedDraft {
  composition: string;
  theme: Ground;
}

/** The options of the field `composition`: the first is the default, and can carry everything. */
export const compositionField = <const Id extends string>(
  offered: readonly Pick<Composition<Id>, 'id' | 'label'>[],
) =>
  ({
    kind: 'choice',
    label: 'Composition',
    drawn: true,
    options: offered.map(({ id, label }) => ({ value: id, label })),
    initial: offered[0]?.id ?? '',
  }) as const;

/**
 * What a designer whose pieces are content × composition × theme has in its definition: the artwork, and the reasons why a
 * composition cannot carry what the draft says. While the chosen one cannot, the first is drawn.
 */
export function composed<Draft extends ComposedDraft>(
  offered: readonly Composition[],
  contentOf: (draft: Draft, brief: Brief) => Content,
) {
  const reasonsFor = (content: Content) =>
    Object.fromEntries(offered.map(({ id, lacks }) => [id, lacks?.(content)]));
  const Artwork = ({ draft, brief, side }: ArtworkProps<Draft>) => {
    const content = contentOf(draft, brief);
    const chosen =
      offered.find(({ id, lacks }) => id === draft.composition && !lacks?.(content)) ?? offered[0];
    return chosen ? (
      <chosen.Artwork
        content={content}
        frame={frameOf(side.size)}
        theme={draft.theme}
        logo={brief.user.logoVersion}
      />
    ) : null;
  };
  return {
    Artwork,
    unavailable: (draft: Draft, brief: Brief) => ({ composition: reasonsFor(contentOf(draft, brief)) }),
  } satisfies Partial<Record<keyof Designer, unknown>>;
}
