import type { ExportedFile, Exporter } from '@daybreak/print';
import { Button, EmptyState, RadioGroup } from '@daybreak/ui';
import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '../../../editor/designer.ts';
import { browserExporter } from '../../../editor/print.ts';
import { defaultUserDetails, type UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { type Background, backgrounds as ours, type Platform } from '../backgrounds.ts';
import type { BackgroundFormat } from '../composeBackground.ts';
import { fileTypes } from '../fileTypes.ts';
import * as styles from '../MeetingBackgrounds.css.ts';
import { MyName } from '../MyName.tsx';
import { useBackgroundDownload } from '../useBackgroundDownload.ts';
import { BackgroundGrid } from './BackgroundGrid.tsx';
import { PlatformHead } from './PlatformHead.tsx';
import { PlatformTiles } from './PlatformTiles.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { usePlatformStep } from './usePlatformStep.ts';

export interface BackgroundChoiceProps {
  /** The person whose name can go on them. */
  user?: UserDetails;
  /** Makes backgrounds with a name. */
  exporter?: Exporter;
  notify: (notice: Notice) => void;
  /** The backgrounds of a platform; defaults to all of ours. */
  backgroundsOf?: (platform: Platform) => readonly Background[];
  /** Makes the file from a picture's address. */
  compose?: (url: string, format: BackgroundFormat, logo: string) => Promise<Blob>;
  save?: (files: ExportedFile[]) => void;
}

const allBackgrounds = () => ours;

/** First the meeting platform, then its backgrounds. */
export function BackgroundChoice({
  user = defaultUserDetails,
  exporter = browserExporter,
  notify,
  backgroundsOf = allBackgrounds,
  compose,
  save,
}: BackgroundChoiceProps) {
  const [previewed, setPreviewed] = useState<Background>();
  const [asksName, setAsksName] = useState(false);
  const isNamed = asksName && user.name.trim() !== '';
  const { preparing, download, downloadAll } = useBackgroundDownload(notify, {
    compose,
    save,
    nameTag: isNamed ? { user, exporter } : undefined,
  });
  const { platform, type, setType, heading, tiles, choose, goBack } = usePlatformStep();

  if (!platform) return <PlatformTiles backgroundsOf={backgroundsOf} onChoose={choose} tiles={tiles} />;

  const choices = backgroundsOf(platform);
  const types = fileTypes(platform);
  const downloadButton = (background: Background, tone: 'primary' | 'neutral' = 'neutral') => (
    <Button
      size="small"
      tone={tone}
      icon={<Download size={14} aria-hidden="true" />}
      busy={preparing === background.id}
      busyLabel="Preparing"
      onClick={() => void download(background, platform, type)}
    >
      Download
    </Button>
  );

  return (
    <div className={styles.step}>
      <PlatformHead title={platform.label} heading={heading} onBack={goBack}>
        {choices.length > 1 ? (
          <Button
            size="small"
            className={styles.all}
            icon={<FolderDown size={14} aria-hidden="true" />}
            busy={preparing === 'all'}
            busyLabel="Preparing"
            onClick={() => void downloadAll(choices, platform, type)}
          >
            Download all
          </Button>
        ) : null}
      </PlatformHead>
      {choices.length > 0 && types ? (
        <RadioGroup
          label="File type"
          value={type}
          onValueChange={(value) => setType(value === 'jpeg' ? 'jpeg' : 'png')}
          options={types}
        />
      ) : null}
      {choices.length > 0 ? <MyName user={user} checked={asksName} onChange={setAsksName} /> : null}
      {choices.length === 0 ? (
        <EmptyState title="No backgrounds available for this platform yet." />
      ) : (
        <BackgroundGrid
          {...{ user, isNamed, downloadButton }}
          backgrounds={choices}
          onPreview={setPreviewed}
        />
      )}
      <PreviewDialog
        {...{ platform, user, isNamed, downloadButton }}
        background={previewed}
        onClose={() => setPreviewed(undefined)}
      />
    </div>
  );
}
