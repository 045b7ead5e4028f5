import { isPrinted } from '@daybreak/print';
import { VisuallyHidden } from '@daybreak/ui';
import { Copy, Maximize2, Rows3 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { DownloadBar } from '../download/DownloadBar.tsx';
import { HistoryButtons } from '../drafts/controls/HistoryButtons.tsx';
import * as styles from '../editor.css.ts';
import { PieceBoard } from '../preview/PieceBoard.tsx';
import { useAfterPaint } from '../rendering/afterPaint.ts';
import { useSpace } from '../rendering/useSpace.ts';
import { Studio } from '../studio/lazyStudio.ts';
import { OpenStudio } from '../studio/OpenStudio.tsx';
import { CampaignNotice, CampaignOf, makeCampaign } from './Campaign.tsx';
import { copyText, specsOf } from './copySpecs.ts';
import { More } from './More.tsx';
import { ShownTabs } from './ShownTabs.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';

/** The spec's cap for the live preview, in CSS pixels. A narrow window shows wide pieces smaller. */
const previewBox = { width: 400, height: 200 };

/** The live piece, its sides next to each other, and its actions: the studio, downloads, more, and its history. */
export function Preview(workbench: WorkbenchStore) {
  const { designer, draft, sides, shown, setSideId, board, isPieceDrawn, downloads, show, history } =
    workbench;
  const isFormDrawn = useAfterPaint(isPieceDrawn);
  const opener = useRef<HTMLButtonElement>(null);
  const { downloadLabel = 'Download', Details } = designer;
  const { space, measure } = useSpace();
  const width = Math.min(previewBox.width, space?.width ?? previewBox.width);
  const within = useMemo(() => ({ ...previewBox, width }), [width]);
  const openStudio = () => show('studio');
  const pictureBox = (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: "Open studio" does the same for the keyboard
    <div
      ref={measure}
      className={`${styles.well} ${styles.opens}`}
      onPointerEnter={Studio.preload}
      onClick={() => {
        // The focus returns here.
        opener.current?.focus({ preventScroll: true });
        openStudio();
      }}
    >
      <PieceBoard {...board} side={shown} within={within} />
      <Maximize2 className={styles.enlarge} size={16} aria-hidden="true" />
    </div>
  );
  return (
    <section className={styles.preview} aria-label="Preview">
      {sides.length > 1 ? (
        <ShownTabs label="Sides" tabs={sides} value={shown.id} onValueChange={setSideId}>
          {pictureBox}
        </ShownTabs>
      ) : (
        pictureBox
      )}
      {sides
        .filter((side) => isFormDrawn && side !== shown)
        .map((side) => (
          <div key={side.id} className={styles.aside} aria-hidden="true">
            <PieceBoard {...board} side={side} within={within} isAside />
          </div>
        ))}
      <div className={styles.about}>
        {Details ? null : (
          <p className={styles.specification}>
            <VisuallyHidden>Specification: </VisuallyHidden>
            <span>{designer.specification(draft)}</span>
          </p>
        )}
        <HistoryButtons {...history} />
      </div>
      <div className={styles.actions}>
        {downloads.progress ? null : (
          <OpenStudio ref={opener} tone="primary" preload={Studio.preload} onOpen={openStudio} />
        )}
        <DownloadBar label={downloadLabel} tone="neutral" {...downloads} />
        <MoreActions {...workbench} />
      </div>
      <CampaignNotice {...workbench} />
    </section>
  );
}

/** The less common actions for a piece. */
function MoreActions(workbench: WorkbenchStore) {
  const { designer, sides, shown, downloads, show, Batch, campaigns, notify } = workbench;
  const { title, Details, pluralName } = designer;
  const [isCampaign, setIsCampaign] = useState(false);
  const items = [
    ...(Batch && pluralName
      ? [
          {
            label: 'Create in bulk',
            icon: <Rows3 size={16} aria-hidden="true" />,
            onSelect: () => show('rows'),
          },
        ]
      : []),
    ...(campaigns ? [{ ...makeCampaign, onSelect: () => setIsCampaign(true) }] : []),
    // A designer with details has the button there.
    ...(Details || !isPrinted(shown.size)
      ? []
      : [
          {
            label: 'Copy Specs',
            icon: <Copy size={16} aria-hidden="true" />,
            onSelect: () => void copyText(specsOf(title, sides), notify),
          },
        ]),
  ];
  return (
    <>
      {downloads.progress ? null : <More items={items} />}
      <CampaignOf {...workbench} isOpen={isCampaign} onClose={() => setIsCampaign(false)} />
    </>
  );
}
