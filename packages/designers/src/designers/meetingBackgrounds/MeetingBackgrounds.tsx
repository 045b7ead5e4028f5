import { Button, lazyPart } from '@daybreak/ui';
import type { BatchControl } from '../../editor/batch/batchControl.ts';
import { browserExporter } from '../../editor/print.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { type PieceStudio, StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import { BackgroundChoice, type BackgroundChoiceProps } from './choice/BackgroundChoice.tsx';
import * as styles from './MeetingBackgrounds.css.ts';

export interface MeetingBackgroundsProps extends BackgroundChoiceProps {
  /** Opens its studio. */
  studio: PieceStudio;
  /** The page with the backgrounds of many people; absent if they're only made for one. */
  batch?: BatchControl;
}

const BackgroundBatch = lazyPart(() => import('./BackgroundBatch.tsx'), 'BackgroundBatch');
const BackgroundStudio = lazyPart(() => import('./BackgroundStudio.tsx'), 'BackgroundStudio');

/** Backgrounds for meetings: chosen step by step, or all in the studio. */
export const MeetingBackgrounds = ({ studio, batch, ...choice }: MeetingBackgroundsProps) => (
  <StudioOverlay
    open={studio.isOpen}
    onLeave={studio.onLeave}
    page={
      <div className={styles.step}>
        <BackgroundChoice {...choice} />
        <div className={styles.actions}>
          <OpenStudio preload={BackgroundStudio.preload} onOpen={studio.onOpen} piece="Meeting backgrounds" />
          {batch ? <Button onClick={batch.onOpen}>Create backgrounds in bulk</Button> : null}
        </div>
        {batch?.isOpen ? (
          <DownloadedPart failureMessage="Couldn't load bulk creation.">
            <BackgroundBatch
              batch={batch}
              exporter={choice.exporter ?? browserExporter}
              notify={choice.notify}
            />
          </DownloadedPart>
        ) : null}
      </div>
    }
  >
    {() => (
      <BackgroundStudio
        user={choice.user ?? defaultUserDetails}
        exporter={choice.exporter ?? browserExporter}
        notify={choice.notify}
        onLeave={studio.onLeave}
      />
    )}
  </StudioOverlay>
);
