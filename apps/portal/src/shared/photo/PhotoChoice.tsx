import { Button, lazyPart, Row, Stack, Text, toast } from '@daybreak/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { serverSentence } from '../../backend/serverSentence.ts';
import { FailureInPlace } from '../forms/FailureInPlace.tsx';
import { FileButton } from '../forms/FileButton.tsx';
import { LazyForm } from '../forms/LazyForm.tsx';
import { useRequest } from '../requests/useRequest.ts';
import { PersonAvatar } from '../staff/PersonAvatar.tsx';
import { photo as messages } from './messages.ts';

const PhotoDialog = lazyPart(() => import('./PhotoDialog.tsx'), 'PhotoDialog');

interface PhotoChoiceProps {
  /** Their directory entry. */
  entry: string;
  name: string;
  photo: string | null;
  onChanged: (photo: string | null) => void;
}

/** A person's photo, large, with buttons to change or remove it. */
export function PhotoChoice({ entry, name, photo, onChanged }: PhotoChoiceProps) {
  const { people } = useBackend();
  const choose = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    console.error("Couldn't remove a photo.", error);
    return serverSentence(error) ?? messages.notRemoved;
  });

  const remove = () =>
    run(async () => {
      onChanged(await people.setPhoto(entry, null));
      toast({ ...messages.removed, tone: 'success' });
      choose.current?.focus();
    });

  return (
    <Row gap="5" wrap>
      <PersonAvatar name={name} photo={photo} size="xlarge" />
      <Stack gap="3" align="start">
        <Row gap="3" wrap>
          <FileButton
            ref={choose}
            icon={<ImagePlus size={16} />}
            accept="image/png,image/jpeg,image/webp"
            inputLabel={messages.choose}
            onFocus={() => PhotoDialog.preload()}
            onFile={(chosen) => {
              setFile(chosen);
              clearFailure();
            }}
          >
            {photo ? messages.another : messages.choose}
          </FileButton>
          {photo ? (
            <Button tone="quiet" busy={busy} busyLabel={messages.removing} onClick={remove}>
              {messages.remove}
            </Button>
          ) : null}
        </Row>
        <Text size="sm" tone="muted">
          {messages.kinds}
        </Text>
        <FailureInPlace message={failure} />
      </Stack>
      <LazyForm missing={messages.toolsMissing}>
        {file ? (
          <PhotoDialog file={file} entry={entry} onSaved={onChanged} onClose={() => setFile(undefined)} />
        ) : null}
      </LazyForm>
    </Row>
  );
}
