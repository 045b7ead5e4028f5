import type { FaceBox } from '@daybreak/designers';
import { Alert, Row, Skeleton, toast } from '@daybreak/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FileButton } from '../../shared/forms/FileButton.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { FaceBoxes } from './FaceBoxes.tsx';
import { dialog as messages, problems as problemMessages, toasts } from './messages.ts';
import { emptyValues, toPictureTexts } from './pictureForm.ts';
import * as styles from './TeamPicturesPage.css.ts';
import { usePhotograph } from './usePhotograph.ts';
import { usePictureForm } from './usePictureForm.ts';
import { WordFields } from './WordFields.tsx';

/** Adds a photograph: the picture, the words about it, and boxes around its faces. */
export function AddPictureDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { teamPictures } = useBackend();
  const request = useRequest(failureMessage);
  const { busy, run } = request;
  const [id] = useState(() => crypto.randomUUID());
  const { choice, choose } = usePhotograph();
  const [boxes, setBoxes] = useState<readonly FaceBox[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { formRef, form, problems, check } = usePictureForm('new', emptyValues);
  const button = useRef<HTMLButtonElement>(null);

  const submit = () => {
    const isRight = check();
    if (choice.status !== 'ready') {
      setIsMissing(true);
      button.current?.focus();
      return;
    }
    if (!isRight) return;
    run(
      () => teamPictures.add({ id, ...choice.photograph, ...toPictureTexts(form.values, boxes) }),
      () => {
        form.discard();
        toast({ ...toasts.added, tone: 'success' });
        onAdded();
        onClose();
      },
    );
  };
  const refusal =
    choice.status === 'refused'
      ? choice.reason
      : isMissing && choice.status === 'none' && problemMessages.picture;

  return (
    <FormDialog
      size="large"
      title={messages.newTitle}
      description={messages.newDescription}
      request={request}
      confirm={messages.add}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <Row gap="3" wrap>
        <FileButton
          ref={button}
          icon={<ImagePlus size={16} />}
          disabled={busy}
          accept="image/png,image/jpeg,image/webp"
          inputLabel={messages.choose}
          onFile={(file) => {
            setBoxes([]);
            choose(file);
          }}
        >
          {choice.status === 'ready' ? messages.another : messages.choose}
        </FileButton>
        <span className={styles.note}>{messages.kinds}</span>
        <div role="alert" className={styles.refusal}>
          {refusal ? <Alert tone="danger" title={refusal} /> : null}
        </div>
      </Row>
      {choice.status === 'reading' ? (
        <div role="status" aria-label={messages.reading}>
          <Skeleton height={240} />
        </div>
      ) : null}
      {choice.status === 'ready' ? (
        <FaceBoxes url={choice.url} boxes={boxes} busy={busy} onChange={setBoxes} />
      ) : null}
      <WordFields form={form} problems={problems} busy={busy} />
    </FormDialog>
  );
}
