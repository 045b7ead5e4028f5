import { ImageRefusedError, readImage } from '@daybreak/designers';
import { Alert, Button, Dialog, Skeleton, toast } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { serverSentence } from '../../backend/serverSentence.ts';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { useRequest } from '../requests/useRequest.ts';
import { cropSquare, firstCrop } from './crop.ts';
import { photo as messages } from './messages.ts';
import { SquareCrop } from './SquareCrop.tsx';
import { squareJpeg } from './squareJpeg.ts';

/** Minimum pixels on the shorter side. With fewer, a face is blurred. */
const smallest = 128;

interface PhotoDialogProps {
  /** The chosen file. */
  file: File;
  /** The directory entry that gets the photo. */
  entry: string;
  onSaved: (photo: string | null) => void;
  onClose: () => void;
}

type Read =
  | { status: 'reading' }
  | { status: 'refused'; reason: string }
  | { status: 'ready'; image: HTMLImageElement };

/** Selects the part of a picture that becomes a person's photo. The picture itself stays in this browser. */
export function PhotoDialog({ file, entry, onSaved, onClose }: PhotoDialogProps) {
  const { people } = useBackend();
  const [state, setState] = useState<Read>({ status: 'reading' });
  const [crop, setCrop] = useState(firstCrop);
  const { busy, failure, run } = useRequest((error) => {
    console.error("Couldn't save a photo.", error);
    return serverSentence(error) ?? messages.failed;
  });

  useEffect(() => {
    let url: string | undefined;
    let isCurrent = true;
    const load = async (): Promise<Read> => {
      const picture = await readImage(file);
      if (!isCurrent) return { status: 'reading' };
      url = URL.createObjectURL(picture);
      const image = new Image();
      image.src = url;
      await image.decode();
      return Math.min(image.naturalWidth, image.naturalHeight) < smallest
        ? { status: 'refused', reason: messages.tooSmall(file.name) }
        : { status: 'ready', image };
    };
    load().then(
      (result) => isCurrent && setState(result),
      (error: unknown) => {
        const isRefused = error instanceof ImageRefusedError;
        if (!isRefused) console.error("Couldn't read a picture.", error);
        if (isCurrent)
          setState({ status: 'refused', reason: isRefused ? error.message : messages.unreadable });
      },
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);

  const image = state.status === 'ready' ? state.image : undefined;
  const size = image && { width: image.naturalWidth, height: image.naturalHeight };
  const save = () => {
    if (!image || !size) return;
    run(async () => {
      onSaved(await people.setPhoto(entry, await squareJpeg(image, cropSquare(size, crop))));
      toast({ ...messages.saved, tone: 'success' });
      onClose();
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={messages.title}
      description={state.status === 'refused' ? undefined : messages.description}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          {state.status === 'refused' ? null : (
            <Button tone="primary" disabled={!image} busy={busy} busyLabel={messages.saving} onClick={save}>
              {messages.save}
            </Button>
          )}
        </>
      }
    >
      {state.status === 'reading' ? (
        <div role="status" aria-label={messages.reading}>
          <Skeleton height={288} />
        </div>
      ) : null}
      {state.status === 'refused' ? <Alert tone="danger" title={state.reason} /> : null}
      {image && size ? <SquareCrop url={image.src} size={size} crop={crop} onCrop={setCrop} /> : null}
      <div role="alert">
        <FailureInPlace message={failure} />
      </div>
    </Dialog>
  );
}
