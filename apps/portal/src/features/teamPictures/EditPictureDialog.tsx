import { Alert, Skeleton, toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { TeamPicture } from '../../backend/interfaces/TeamPictures.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { failureMessage } from '../../shared/requests/failure.ts';
import { Retry } from '../../shared/requests/Retry.tsx';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { FaceBoxes } from './FaceBoxes.tsx';
import { faces, dialog as messages, toasts } from './messages.ts';
import { toFormValues, toPictureTexts } from './pictureForm.ts';
import { usePictureForm } from './usePictureForm.ts';
import { WordFields } from './WordFields.tsx';

interface EditPictureDialogProps {
  picture: TeamPicture;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes the words about a photograph, and its boxes. For administrators. */
export function EditPictureDialog({ picture, onSaved, onClose }: EditPictureDialogProps) {
  const { teamPictures } = useBackend();
  const request = useRequest(failureMessage);
  const { busy, run } = request;
  const [boxes, setBoxes] = useState(picture.faces);
  const { formRef, form, problems, check } = usePictureForm(picture.id, toFormValues(picture));
  const { state, reload } = useLoaded(
    useCallback(
      async () => URL.createObjectURL(await teamPictures.load(picture.id)),
      [teamPictures, picture.id],
    ),
  );
  const url = state.status === 'ready' ? state.value : undefined;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);

  const submit = () => {
    if (!check()) return;
    run(
      () => teamPictures.edit(picture.id, toPictureTexts(form.values, boxes)),
      () => {
        form.discard();
        toast({ ...toasts.saved, tone: 'success' });
        onSaved();
        onClose();
      },
    );
  };

  return (
    <FormDialog
      size="large"
      title={messages.editTitle}
      description={messages.editDescription}
      request={request}
      confirm={messages.save}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      {state.status === 'loading' ? (
        <div role="status" aria-label={messages.reading}>
          <Skeleton height={240} />
        </div>
      ) : null}
      {state.status === 'failed' ? (
        <Alert tone="warning" title={faces.unavailable}>
          <Retry onRetry={reload} />
        </Alert>
      ) : null}
      {url ? <FaceBoxes url={url} boxes={boxes} busy={busy} onChange={setBoxes} /> : null}
      <WordFields form={form} problems={problems} busy={busy} />
    </FormDialog>
  );
}
