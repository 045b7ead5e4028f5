import type { FaceBox } from '@daybreak/designers';
import { Alert, Button, Skeleton, toast } from '@daybreak/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { sentenceOf } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { FaceBoxes } from './FaceBoxes.tsx';
import { problems as says, dialog as text, toasts } from './messages.ts';
import { detailsOf, emptyValues } from './pictureForm.ts';
import * as styles from './TeamPicturesPage.css.ts';
import { usePhotograph } from './usePhotograph.ts';
import { usePictureForm } from './usePictureForm.ts';
import { WordFields } from './WordFields.tsx';

const acceptedTypes = 'image/png,image/jpeg,image/webp';

interface AddPictureDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a photograph: the picture, the words about it, and boxes around its faces. */
export function AddPictureDialog({ onAdded, onClose }: AddPictureDialogProps) {
  const { teamPictures } = useBackend();
  const request = useRequest(sentenceOf);
  const { busy, run } = request;
  const [id] = useState(() => crypto.randomUUID());
  const { choice, choose } = usePhotograph();
  const [boxes, setBoxes] = useState<readonly FaceBox[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { formRef, form, problems, check } = usePictureForm('new', emptyValues);
  const input = useRef<HTMLInputElement>(null);
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
      () => teamPictures.add({ id, ...choice.photograph, ...detailsOf(form.values, boxes) }),
      () => {
        form.discard();
        toast({ ...toasts.added, tone: 'success' });
        onAdded();
        onClose();
      },
    );
  };
  const refusal =
    choice.status === 'refused' ? choice.reason : isMissing && choice.status === 'none' && says.picture;

  return (
    <FormDialog
      size="large"
      title={text.newTitle}
      description={text.newDescription}
      request={request}
      cancel={text.cancel}
      confirm={text.add}
      busyLabel={text.saving}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.choice}>
        <Button
          ref={button}
          icon={<ImagePlus size={16} aria-hidden="true" />}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {choice.status === 'ready' ? text.another : text.choose}
        </Button>
        <span className={styles.note}>{text.kinds}</span>
        <input
          ref={input}
          type="file"
          accept={acceptedTypes}
          hidden
          aria-label={text.choose}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              setBoxes([]);
              choose(file);
            }
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
        <div role="alert" className={styles.refusal}>
          {refusal ? <Alert tone="danger" title={refusal} /> : null}
        </div>
      </div>
      {choice.status === 'reading' ? (
        <div role="status" aria-label={text.reading}>
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
