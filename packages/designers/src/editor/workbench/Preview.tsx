import { isPrinted } from '@daybreak/print';
import { Button, VisuallyHidden } from '@daybreak/ui';
import { Copy, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { DownloadBar } from '../download/DownloadBar.tsx';
import { HistoryButtons } from '../drafts/controls/HistoryButtons.tsx';
import * as styles from '../editor.css.ts';
import { PieceBoard } from '../preview/PieceBoard.tsx';
import { useAfterPaint } from '../rendering/afterPaint.ts';
import { useSpace } from '../rendering/useSpace.ts';
import { Studio } from '../studio/lazyStudio.ts';
import { OpenStudio } from '../studio/OpenStudio.tsx';
import { CampaignNotice, MakeCampaign } from './Campaign.tsx';
import { copySpecs, specsOf } from './copySpecs.ts';
import { ShownTabs } from './ShownTabs.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';

/** The spec's cap for the live preview, in CSS pixels. A narrow window shows wide pieces smaller. */
const previewBox = { width: 400, height: 200 };

/** The live piece, side by side, and what's done with it: downloads, other ways to make it, and its history. */
export function Preview(workbench: WorkbenchStore) {
  const { designer, draft, sides, shown, setSideId, board, isPieceDrawn } = workbench;
  const isFormDrawn = useAfterPaint(isPieceDrawn);
  const { downloads, show, Batch, notify, history } = workbench;
  const { title, downloadLabel = 'Download', Details, many } = designer;
  const { space, measure } = useSpace();
  const width = Math.min(previewBox.width, space?.width ?? previewBox.width);
  const within = useMemo(() => ({ ...previewBox, width }), [width]);
  const well = (
    <div ref={measure} className={styles.well}>
      <PieceBoard {...board} side={shown} within={within} />
    </div>
  );
  return (
    <section className={styles.preview} aria-label="Preview">
      {sides.length > 1 ? (
        <ShownTabs label="Sides" tabs={sides} value={shown.id} onValueChange={setSideId}>
          {well}
        </ShownTabs>
      ) : (
        well
      )}
      {sides
        .filter((side) => isFormDrawn && side !== shown)
        .map((side) => (
          <div key={side.id} className={styles.aside} aria-hidden="true">
            <PieceBoard {...board} side={side} within={within} isAside />
          </div>
        ))}
      {Details ? null : (
        <p className={styles.specification}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          <span>{designer.specification(draft)}</span>
        </p>
      )}
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
      <CampaignNotice {...workbench} />
    </section>
  );
}
