import { Alert, Boundary, Button, type Elements, Spinner } from '@daybreak/ui';
import { Suspense, useRef } from 'react';
import type { FormSection } from '../DraftForm.tsx';

/** The studio of one of several pieces of a designer. */
export interface PieceStudio {
  isOpen: boolean;
  onOpen: () => void;
  onLeave: () => void;
  /** What is asked for there beside the fields of its draft. */
  asked?: FormSection;
}

interface StudioDoorProps {
  open: boolean;
  onLeave: () => void;
  /** What the studio stands in front of. */
  page: Elements;
  /** The studio, which is downloaded when somebody is about to open it. */
  children: () => Elements;
}

const notDownloaded = 'The studio could not be downloaded. Check your connection and try again.';

/** A designer's page, or its studio in front of it. The page stays as it was, so that typing in the studio draws nothing twice. */
export function StudioDoor({ open, onLeave, page, children }: StudioDoorProps) {
  const last = useRef<Elements>(null);
  // React leaves alone what is the same element as before.
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
