import { VisuallyHidden } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { SyncState } from '../presenter/protocol.ts';
import { Notice } from './Notice.tsx';
import type { FileState } from './useFile.ts';

interface ViewerNoticeProps {
  file: FileState;
  /** True if the browser blocked the speaker's window. */
  blocked: boolean;
  presence: SyncState['presence'];
  onDismissFile: () => void;
  onDismissBlocked: () => void;
}

const making = { pdf: 'Creating the PDF', pptx: 'Creating the presentation' };
const saved = { pdf: 'PDF downloaded.', pptx: 'Presentation downloaded.' };

const closing = { dismiss: 'Close', icon: <X size={18} aria-hidden="true" /> };

/** The viewer's messages about the second window and about files, the most urgent first. */
export function ViewerNotice({
  file,
  blocked,
  presence,
  onDismissFile,
  onDismissBlocked,
}: ViewerNoticeProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (presence === 'present' && isDismissed) setIsDismissed(false);
  return (
    <>
      <VisuallyHidden role="status">{announcementOf(file)}</VisuallyHidden>
      {blocked ? (
        <Notice
          {...closing}
          problem
          words="Your browser blocked the second window. Allow pop-ups for this page, then choose “Presenter view” again."
          onDismiss={onDismissBlocked}
        />
      ) : file.stage === 'failed' ? (
        <Notice {...closing} problem words={file.message} onDismiss={onDismissFile} />
      ) : file.stage === 'making' ? (
        <Notice
          {...closing}
          dismiss="Cancel"
          words={making[file.format]}
          fraction={file.fraction}
          onDismiss={onDismissFile}
        />
      ) : file.stage === 'saved' ? (
        <Notice {...closing} words={saved[file.format]} onDismiss={onDismissFile} />
      ) : presence === 'gone' && !isDismissed ? (
        <Notice
          {...closing}
          problem
          words="The presenter view is closed."
          onDismiss={() => setIsDismissed(true)}
        />
      ) : null}
    </>
  );
}

function announcementOf(file: FileState): string {
  if (file.stage === 'making') return making[file.format];
  return file.stage === 'saved' ? saved[file.format] : '';
}
