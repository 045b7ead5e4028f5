import { Button, toast } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { startDownload } from '../../files/startDownload.ts';
import { FailureInPlace } from '../../forms/FailureInPlace.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { fileNameOf } from './applicationsView.ts';
import { detail as text, toasts } from './messages.ts';

/** Downloads the resume, by an address that is made for this click and works for a minute. */
export function ResumeButton({ resume }: { resume: string }) {
  const { applications } = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      startDownload(await applications.resumeLink(resume), fileNameOf(resume));
    } catch (error) {
      console.error(toasts.resumeFailed.description, String(error));
      toast({ ...toasts.resumeFailed, tone: 'danger' });
      setFailure(toasts.resumeFailed.description);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.resume}>
      <span className={styles.fileName} translate="no">
        {fileNameOf(resume)}
      </span>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        busy={busy}
        busyLabel={text.downloading}
        onClick={() => void download()}
      >
        {text.download}
      </Button>
      <FailureInPlace words={failure} />
    </div>
  );
}
