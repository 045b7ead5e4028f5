import { VisuallyHidden } from '@daybreak/ui';
import { useMemo } from 'react';
import * as styles from '../editor.css.ts';
import { PieceBoard } from '../preview/PieceBoard.tsx';
import { useSpace } from '../rendering/useSpace.ts';
import { CampaignNotice } from './Campaign.tsx';
import { PieceActions } from './PieceActions.tsx';
import { ShownTabs } from './ShownTabs.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';

/** The spec's cap for the live preview, in CSS pixels. A narrow window shows wide pieces smaller. */
const previewBox = { width: 400, height: 200 };

/** The live piece, side by side, and what's done with it. */
export function Preview(workbench: WorkbenchStore) {
  const { designer, draft, brief, sides, shown, setSideId, nodes, setTooLong, pieceStands } = workbench;
  const { space, measure } = useSpace();
  const width = Math.min(previewBox.width, space?.width ?? previewBox.width);
  const within = useMemo(() => ({ ...previewBox, width }), [width]);
  const board = { designer, draft, brief, nodes, within, onTooLong: setTooLong };
  const well = (
    <div ref={measure} className={styles.well}>
      <PieceBoard {...board} side={shown} />
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
        .filter((side) => pieceStands && side !== shown)
        .map((side) => (
          <div key={side.id} className={styles.aside} aria-hidden="true">
            <PieceBoard {...board} side={side} isAside />
          </div>
        ))}
      {designer.Details ? null : (
        <p className={styles.specification}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          <span>{designer.specification(draft)}</span>
        </p>
      )}
      <PieceActions {...workbench} />
      <CampaignNotice {...workbench} />
    </section>
  );
}
