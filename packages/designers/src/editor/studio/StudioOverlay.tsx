import { Alert, Boundary, Button, type Elements, Spinner } from '@daybreak/ui';
import { Suspense, useRef } from 'react';
import type { FormSection } from '../drafts/controls/DraftForm.tsx';

/** The studio of one of a designer's pieces. */
export interface PieceStudio {
  isOpen: boolean;
  onOpen: () => void;
  onLeave: () => void;
  /** Other questions asked there with the draft's fields. */
  detailsSection?: FormSection;
}

interface StudioOverlayProps {
  open: boolean;
  onLeave: () => void;
  /** The page behind the studio. */
  page: Elements;
  /** The studio, which is downloaded when the user is about to open it. */
  children: () => Elements;
}

const notDownloaded = "Couldn't load the studio. Check your connection and try again.";

/**
 * A designer's page, or its studio in front of it. The page isn't updated while the studio is open, so typing in the
 * studio doesn't draw anything twice.
 */
export function StudioOverlay({ open, onLeave, page, children }: StudioOverlayProps) {
  const last = useRef<Elements>(null);
  // React skips an element that's the same as before.
  if (!open) last.current = page;
  return (
    <>
      {last.current}
      {open ? (
        <Boundary
          fallback={({ error, missing, again }) => {
            if (!missing) throw error;
            return (
              <Alert tone="danger" title={notDownloaded}>
                <Button size="small" onClick={again}>
                  Try again
                </Button>{' '}
                <Button size="small" onClick={onLeave}>
                  Use the form
                </Button>
              </Alert>
            );
          }}
        >
          <Suspense fallback={<Spinner label="Opening the studio" />}>{children()}</Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
