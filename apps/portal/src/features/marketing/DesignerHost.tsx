import { type CatalogueEntry, type DesignerProps, hasDrafts, type OpenDraft } from '@daybreak/designers';
import { Boundary, Button, type Elements, lazyPart, Parts } from '@daybreak/ui';
import { type ComponentProps, type ComponentType, useCallback, useDeferredValue, useState } from 'react';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { startPicture } from '../../shared/readyPictures/startPictures.ts';
import { DesignerPlaceholder } from './DesignerPlaceholder.tsx';
import { marketing } from './messages.ts';
import { useDesignerHost } from './useDesignerHost.ts';

/** The library, loaded once the piece is drawn. */
const LibraryBar = lazyPart(() => import('./openPiece/LibraryBar.tsx'), 'LibraryBar');
const PieceOpening = lazyPart(() => import('./openPiece/PieceOpening.tsx'), 'PieceOpening');

/** Downloaded while the piece is being drawn. */
const SharedSettings = lazyPart(() => import('./SharedSettings.tsx'), 'SharedSettings');

/** Replaces a part that couldn't be downloaded; the designer works without it. */
const missingPart =
  (words: string): ComponentProps<typeof Boundary>['fallback'] =>
  ({ error, missing, again }) => {
    if (!missing) throw error;
    return (
      <Button size="small" onClick={again}>
        {words}
      </Button>
    );
  };

export interface DesignerHostProps {
  entry: Pick<CatalogueEntry, 'id' | 'specification' | 'asksForDetails' | 'hasStudio'>;
  load: () => Promise<ComponentType<DesignerProps>>;
  /** The element for the drafts menu, next to the page's title. */
  hostElement: HTMLElement | null;
}

/** A designer with everything that designers share: the user's details, pictures, and this browser's drafts. */
export function DesignerHost({ entry, load, hostElement }: DesignerHostProps) {
  const { id, specification, asksForDetails = false, hasStudio = false } = entry;
  const { Designer, pieceOpening, designer, shared, toLibrary } = useDesignerHost(load, hasStudio);
  const [isFirst] = useState(() => !hasDrafts(designer.drafts, id));
  const readyPicture = isFirst ? startPicture(id) : undefined;
  const besideDraft = useCallback(
    (open: OpenDraft) =>
      toLibrary ? (
        <Boundary fallback={missingPart(marketing.libraryMissing)}>
          <Parts fallback={null}>
            <LibraryBar open={open} {...toLibrary} />
          </Parts>
        </Boundary>
      ) : null,
    [toLibrary],
  );
  const { requestedPiece, openings, onOpened, onWithout } = pieceOpening;
  if (requestedPiece)
    return (
      <Parts fallback={<LoadingScreen isInPage />}>
        <PieceOpening key={requestedPiece} id={requestedPiece} onOpened={onOpened} onWithout={onWithout} />
      </Parts>
    );
  return (
    // The boundary is in here, because a component that suspends before its first paint loses its state and download.
    // It includes the shared part, which would otherwise appear in the designer's place and then jump.
    <Parts
      fallback={
        hasStudio && designer.view === 'page' ? (
          <DesignerPlaceholder
            specification={isFirst ? specification : undefined}
            readyPicture={readyPicture}
          />
        ) : (
          <LoadingScreen isInPage />
        )
      }
    >
      <Designer
        key={openings}
        {...designer}
        readyPicture={readyPicture}
        beside={hostElement}
        besideDraft={besideDraft}
      />
      {asksForDetails ? null : (
        <WithTheForm>
          <Boundary fallback={missingPart(marketing.sharedMissing)}>
            <SharedSettings {...shared} />
          </Boundary>
        </WithTheForm>
      )}
    </Parts>
  );
}

/** Appears together with the designer's form, which would otherwise push it down. */
const WithTheForm = ({ children }: { children: Elements }) =>
  useDeferredValue(true, false) ? children : null;
