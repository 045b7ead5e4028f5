import { type UploadedImage, useUserDetails } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { Boundary } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { FileImage } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { usePerson } from '../session/PersonProvider.tsx';
import { defaultUserDetails } from '../session/personNames.ts';
import * as styles from './PieceThumbnail.css.ts';
import { loadPiecePictures } from './piecePictures.ts';
import { runWhenIdle } from './runWhenIdle.ts';
import { useWasVisible } from './useWasVisible.ts';

interface Drawing {
  look: PieceLook;
  draft: unknown;
  images: readonly UploadedImage[];
}
export interface ThumbnailDraft {
  draft: Readonly<Record<string, string>>;
  pictures: Readonly<Record<string, string>>;
}

/** Loaded on demand, because the code that draws pieces is large and pages may have none. */
const lookOf = async (designer: string) =>
  (await loadPart(() => import('./pieceLook.ts'), { optional: true })).loadPieceLook(designer);

interface PieceThumbnailProps {
  designer: string;
  /** Reads the draft. Must be the same function until the piece changes. */
  read: () => Promise<ThumbnailDraft | undefined>;
}

/**
 * Draws a small picture of a piece from its draft, with its own artwork. It's decorative: the text next to it names the
 * piece. Pieces are drawn one at a time, when in view and the browser is idle. Until then, or if drawing fails, a
 * placeholder is shown.
 */
export function PieceThumbnail({ designer, read }: PieceThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useWasVisible(place);
  const { library } = useBackend();
  const { person } = usePerson();
  // As in its designer, a card or signature shows the viewer's own details.
  const { details } = useUserDetails(useMemo(() => defaultUserDetails(person), [person]));
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    if (!isVisible) return;
    let wanted = true;
    const load = async () => {
      const [content, look] = await Promise.all([read(), lookOf(designer)]);
      if (!content || !look || !wanted) return;
      const images = await loadPiecePictures(library, content.pictures);
      if (wanted) setDrawing({ look, draft: content.draft, images });
    };
    const cancel = runWhenIdle(() =>
      load().catch((error: unknown) => console.warn("Couldn't draw the picture of a piece.", error)),
    );
    return () => {
      wanted = false;
      cancel();
    };
  }, [isVisible, designer, read, library]);

  const standIn: ReactNode = (
    <span className={styles.placeholder}>
      <FileImage size={24} strokeWidth={1.5} />
    </span>
  );
  return (
    <div ref={place} className={styles.frame} aria-hidden="true" inert>
      {drawing ? (
        <Boundary fallback={() => standIn}>
          <drawing.look.Drawn
            draft={drawing.draft}
            user={details}
            images={drawing.images}
            within={styles.drawnWithin}
          />
        </Boundary>
      ) : (
        standIn
      )}
    </div>
  );
}
