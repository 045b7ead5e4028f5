import { isPrinted } from '@daybreak/print';
import { Button } from '@daybreak/ui';
import { Copy, Rows3 } from 'lucide-react';
import { DownloadBar } from '../download/DownloadBar.tsx';
import { HistoryButtons } from '../drafts/controls/HistoryButtons.tsx';
import * as styles from '../editor.css.ts';
import { Studio } from '../studio/lazyStudio.ts';
import { OpenStudio } from '../studio/OpenStudio.tsx';
import { MakeCampaign } from './Campaign.tsx';
import { copySpecs, specsOf } from './copySpecs.ts';
import type { WorkbenchStore } from './useWorkbench.ts';

/** What's done with a piece: downloads, other ways to make it, and its history. */
export function PieceActions(workbench: WorkbenchStore) {
  const { designer, sides, shown, downloads, show, Batch, notify, history } = workbench;
  const { title, downloadLabel = 'Download', Details, many } = designer;
  return (
    <div className={styles.actions}>
      <DownloadBar label={downloadLabel} {...downloads} />
      {downloads.progress ? null : (
        <>
          <OpenStudio preload={Studio.preload} onOpen={() => show('studio')} />
          {Batch && many ? (
            <Button icon={<Rows3 size={16} aria-hidden="true" />} onClick={() => show('rows')}>
              Make many
            </Button>
          ) : null}
          <MakeCampaign {...workbench} />
          {Details || !isPrinted(shown.size) ? null : (
            <Button
              icon={<Copy size={16} aria-hidden="true" />}
              onClick={() => void copySpecs(specsOf(title, sides), notify)}
            >
              Copy Specs
            </Button>
          )}
        </>
      )}
      <HistoryButtons {...history} />
    </div>
  );
}
