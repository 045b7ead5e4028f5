import { VisuallyHidden } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { fileWords, presenterWords } from '../messages.ts';
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

const closing = { dismiss: fileWords.close, icon: <X size={18} aria-hidden="true" /> };

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
        <Notice {...closing} problem words={presenterWords.blocked} onDismiss={onDismissBlocked} />
      ) : file.stage === 'failed' ? (
        <Notice {...closing} problem words={file.message} onDismiss={onDismissFile} />
      ) : file.stage === 'making' ? (
        <Notice
          {...closing}
          dismiss={fileWords.cancel}
          words={fileWords.making[file.format]}
          fraction={file.fraction}
          onDismiss={onDismissFile}
        />
      ) : file.stage === 'saved' ? (
        <Notice {...closing} words={fileWords.saved[file.format]} onDismiss={onDismissFile} />
      ) : presence === 'gone' && !isDismissed ? (
        <Notice
          {...closing}
          problem
          words={presenterWords.presenterGone}
          onDismiss={() => setIsDismissed(true)}
        />
      ) : null}
    </>
  );
}

function announcementOf(file: FileState): string {
  if (file.stage === 'making') return fileWords.making[file.format];
  return file.stage === 'saved' ? fileWords.saved[file.format] : '';
}
