import { Alert, asSentence, Button } from '@daybreak/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { acceptedTypes } from '../readImage.ts';

interface AddPicturesProps {
  busy?: boolean;
  className?: string;
  onAdd: (files: readonly File[]) => void;
}

/** Picks pictures from the user's files. */
export function AddPictures({ busy, className, onAdd }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={className}
        icon={<ImagePlus size={16} aria-hidden="true" />}
        busy={busy}
        busyLabel="Adding"
        onClick={() => input.current?.click()}
      >
        Add pictures
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label="Add pictures"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** The reasons why added files were refused, one sentence each. Renders nothing if there are none. */
export const Refusals = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 ? (
    <Alert
      tone="danger"
      title={reasons.length === 1 ? "Couldn't add a picture." : "Couldn't add some pictures."}
    >
      {reasons.map((reason) => (
        <p key={reason}>{asSentence(reason)}</p>
      ))}
    </Alert>
  ) : null;
