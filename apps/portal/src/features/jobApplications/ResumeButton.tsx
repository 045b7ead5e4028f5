import { Button, toast } from '@daybreak/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { fileNameOf } from './applicationsView.ts';
import { detail as text, toasts } from './messages.ts';

/** Opens the resume in a tab of its own, by an address that is made for this click and works for a minute. */
export function ResumeButton({ resume }: { resume: string }) {
  const { applications } = useBackend();
  const [busy, setBusy] = useState(false);

  const open = async () => {
    // At once, while the browser still knows that somebody clicked; the address follows.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const link = await applications.resumeLink(resume);
      if (tab) {
        tab.opener = null;
        tab.location.href = link;
      } else location.assign(link);
    } catch (error) {
      tab?.close();
      console.error(toasts.resumeFailed.description, String(error));
      toast({ ...toasts.resumeFailed, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.resume}>
      <span className={styles.fileName}>{fileNameOf(resume)}</span>
      <Button
        size="small"
        icon={<FileText size={16} aria-hidden="true" />}
        busy={busy}
        busyLabel={text.opening}
        onClick={() => void open()}
      >
        {text.open}
      </Button>
    </div>
  );
}
