import type { CatalogueEntry } from '@daybreak/designers';
import { Boundary, lazyFrom, Skeleton } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { preview as frame } from './MaterialCard.css.ts';

/** The box that every material's picture is shown in, in CSS pixels. */
const within = { width: 232, height: 132 };

interface MaterialPreviewProps {
  load: CatalogueEntry['preview'];
}

/** A material's piece, drawn small by its own artwork. Decoration: the card says what it is. */
export function MaterialPreview({ load }: MaterialPreviewProps) {
  const [Preview] = useState(() => lazyFrom(load));
  return (
    <div className={frame} style={{ blockSize: within.height }} aria-hidden="true" inert>
      <Boundary fallback={() => null}>
        <Suspense fallback={<Skeleton {...within} />}>
          <Preview within={within} />
        </Suspense>
      </Boundary>
    </div>
  );
}
