import type { BrandVersion } from '@daybreak/brand';
import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Boundary } from '@daybreak/ui';
import { FileImage } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { runWhenIdle } from '../../shared/pieces/runWhenIdle.ts';
import { useWasVisible } from '../../shared/pieces/useWasVisible.ts';
import * as styles from './BrandUpdate.css.ts';
import { type Drawable, drawable } from './compareItem.ts';
import type { CheckedItem } from './items.ts';
import { card as messages } from './messages.ts';

interface BeforeAfterProps {
  item: CheckedItem;
  versions: BrandVersions;
  details: UserDetails;
}

/** Small pictures in both versions, drawn once they're in view and the browser is idle. */
export function BeforeAfter({ item, versions, details }: BeforeAfterProps) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useWasVisible(place);
  const { library } = useBackend();
  const [drawing, setDrawing] = useState<Drawable>();
  useEffect(() => {
    if (!isVisible) return;
    let wanted = true;
    const cancel = runWhenIdle(async () => {
      const ready = await drawable(library, item, details).catch((error: unknown) => {
        console.warn("Couldn't draw the picture of a piece.", error);
        return undefined;
      });
      if (wanted && typeof ready === 'object') setDrawing(ready);
    });
    return () => {
      wanted = false;
      cancel();
    };
  }, [isVisible, item, details, library]);

  const picture = (label: string, brand: BrandVersion) => (
    <figure className={styles.figure}>
      <div className={styles.drawingBox} aria-hidden="true" inert>
        {drawing ? (
          <Boundary fallback={() => <StandIn />}>
            <drawing.look.Drawn
              draft={item.draft}
              user={drawing.data.user}
              images={drawing.data.images}
              brand={brand}
              within={styles.drawnWithin}
            />
          </Boundary>
        ) : (
          <StandIn />
        )}
      </div>
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
  return (
    <div ref={place} className={styles.pair}>
      {picture(messages.before, versions.before)}
      {picture(messages.after, versions.after)}
    </div>
  );
}

const StandIn = () => <FileImage size={24} strokeWidth={1.5} />;
