import { Button, Progress } from '@daybreak/ui';
import type { useExport } from '../../editor/download/useExport.ts';
import * as styles from '../campaign.css.ts';

export interface CampaignActionsProps {
  progress: ReturnType<typeof useExport>['progress'];
  /** Reason that pieces can't be saved yet; `downloadBlocked` is the one for files. */
  saveBlocked: string | undefined;
  downloadBlocked: string | undefined;
  onCancel: () => void;
  onClose: () => void;
  onKeep: () => void;
  onDownload: () => void;
}

/** The actions for a checked campaign. */
export const CampaignActions = ({ progress, saveBlocked, downloadBlocked, ...on }: CampaignActionsProps) => (
  <>
    {progress ? (
      <div className={styles.progress}>
        <Progress label={progress.label} value={progress.percent} />
      </div>
    ) : null}
    <Button onClick={progress ? on.onCancel : on.onClose}>{progress ? 'Cancel' : 'Done'}</Button>
    <Button disabled={Boolean(progress)} disabledReason={saveBlocked} onClick={on.onKeep}>
      Save as drafts
    </Button>
    <Button
      tone="primary"
      disabled={Boolean(progress)}
      disabledReason={downloadBlocked}
      onClick={on.onDownload}
    >
      Download campaign
    </Button>
  </>
);
