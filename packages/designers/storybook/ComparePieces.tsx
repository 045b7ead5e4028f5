import { type ReactNode, useMemo, useState } from 'react';
import type { Designer } from '../src/editor/designer.ts';
import type { AnyDraft } from '../src/editor/fields/fields.ts';
import { memoryImages } from '../src/editor/images/store/imageStore.ts';
import { useImages } from '../src/editor/images/useImages.ts';
import { Artboard } from '../src/editor/preview/Artboard.tsx';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { Compare } from './Compare.tsx';
import { comparedOf } from './sizes.ts';
import { YourPictures } from './YourPictures.tsx';

interface ComparePiecesProps {
  designer: Designer;
  draft: AnyDraft;
  user: UserDetails;
  link: ReactNode;
}

/**
 * The user's own words and pictures in every size, layout and theme of a designer; for a folded sheet its covers, then its insides.
 */
export function ComparePieces({ designer, draft, user, link }: ComparePiecesProps) {
  const [store] = useState(() => memoryImages());
  const library = useImages(store);
  const data = useMemo(() => ({ user, images: library.images }), [user, library.images]);
  return (
    <Compare
      sizes={comparedOf(designer, draft)}
      draw={(look, _, within) => {
        const sides = designer.artboards(look.draft);
        const side = sides.find(({ id }) => id === look.side) ?? sides[0];
        return side ? (
          <Artboard side={side} within={within} isThumbnail>
            <designer.Artwork draft={look.draft} data={data} side={side} />
          </Artboard>
        ) : null;
      }}
    >
      {link}
      <YourPictures fields={designer.fields} library={library} />
    </Compare>
  );
}
