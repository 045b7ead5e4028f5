import { Button } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { startDownload } from '../../shared/downloads/startDownload.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { useRequest } from '../../shared/requests/useRequest.ts';
import * as styles from './ApplicationDialog.css.ts';
import { detail as messages, toasts } from './messages.ts';

interface ResumeButtonProps {
  /** The file's stored name. */
  resume: string;
  /** The displayed name, which is also the download's. */
  name: string;
}

/** Downloads the resume through an address made for this click, valid for one minute. */
export function ResumeButton({ resume, name }: ResumeButtonProps) {
  const { applications } = useBackend();
  const { busy, failure, run } = useRequest((error) => {
    console.error(toasts.resumeFailed.description, String(error));
    return toasts.resumeFailed;
  });

  const download = () => run(async () => startDownload(await applications.resumeLink(resume, name), name));

  return (
    <div className={styles.resume}>
      <span className={styles.fileName} dir="auto" translate="no">
        {name}
      </span>
      <Button
        size="small"
        icon={<Download size={16} />}
        busy={busy}
        busyLabel={messages.downloading}
        onClick={download}
      >
        {messages.download}
      </Button>
      <FailureInPlace message={failure} />
    </div>
  );
}
