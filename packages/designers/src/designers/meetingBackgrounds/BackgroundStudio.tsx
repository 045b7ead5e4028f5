import { type Exporter, pixels } from '@daybreak/print';
import { Button, Checkbox, RadioGroup, Text } from '@daybreak/ui';
import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '../../editor/designer.ts';
import { PieceChoice } from '../../editor/preview/PieceChoice.tsx';
import { Canvas } from '../../editor/studio/canvas/Canvas.tsx';
import type { GuideKind } from '../../editor/studio/canvas/guides.ts';
import { GuideChoice } from '../../editor/studio/GuideChoice.tsx';
import { StudioFrame } from '../../editor/studio/StudioFrame.tsx';
import { usePanes } from '../../editor/studio/usePanes.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { BackgroundPicture } from './BackgroundPicture.tsx';
import * as styles from './BackgroundStudio.css.ts';
import { backgrounds, type FileType, platforms } from './backgrounds.ts';
import { fileTypes } from './fileTypes.ts';
import { LazyNamedPicture } from './LazyNamedPicture.tsx';
import { MyName } from './MyName.tsx';
import { useBackgroundDownload } from './useBackgroundDownload.ts';

interface BackgroundStudioProps {
  user: UserDetails;
  /** Makes backgrounds with a name. */
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onLeave: () => void;
}

const size = { width: 1920, height: 1080 };
/** The narrow tiles of a gallery view with many people, which show the middle at 4:3, with the name at the foot. */
const side = {
  id: 'background',
  label: 'Background',
  size: pixels(size.width, size.height),
  covered: { x: (size.width - (4 / 3) * size.height) / 2, top: 0, bottom: 0.09 * size.height },
};
const first = backgrounds[0] as (typeof backgrounds)[number];
const anyPlatform = platforms[0] as (typeof platforms)[number];

/** The backgrounds in the studio: nothing is edited; the user picks one by its look behind a person. */
export function BackgroundStudio({ user, exporter, notify, onLeave }: BackgroundStudioProps) {
  const panes = usePanes();
  const [platform, setPlatform] = useState(anyPlatform);
  const [background, setBackground] = useState(first);
  const [type, setType] = useState<FileType>('png');
  const [showsPerson, setShowsPerson] = useState(true);
  const [guides, setGuides] = useState<ReadonlySet<GuideKind>>(new Set());
  const [asksName, setAsksName] = useState(false);
  const isNamed = asksName && user.name.trim() !== '';
  const { preparing, download, downloadAll } = useBackgroundDownload(notify, {
    nameTag: isNamed ? { user, exporter } : undefined,
  });
  const types = fileTypes(platform);

  return (
    <StudioFrame
      id="meeting-backgrounds"
      title="Meeting backgrounds"
      panes={panes}
      onLeave={onLeave}
      download={
        <Button
          tone="primary"
          icon={<Download size={16} aria-hidden="true" />}
          busy={preparing === background.id}
          busyLabel="Preparing"
          onClick={() => void download(background, platform, type)}
        >
          Download
        </Button>
      }
      form={
        <>
          <PieceChoice
            label="Background"
            hint={undefined}
            value={background.id}
            options={backgrounds.map(({ id, name }) => ({ value: id, label: name }))}
            isWide
            draw={(id) => {
              const each = backgrounds.find((one) => one.id === id) ?? first;
              return (
                <span className={styles.option}>
                  <BackgroundPicture background={each} src={each.small} alt="" width={480} height={270} />
                </span>
              );
            }}
            onValueChange={(id) => setBackground(backgrounds.find((one) => one.id === id) ?? first)}
          />
          <RadioGroup
            label="Platform"
            value={platform.value}
            options={platforms.map(({ value, label }) => ({ value, label }))}
            onValueChange={(value) => {
              const next = platforms.find((one) => one.value === value) ?? anyPlatform;
              setPlatform(next);
              setType(next.fileType ?? 'png');
            }}
          />
          {types ? (
            <RadioGroup
              label="File type"
              value={type}
              options={types}
              onValueChange={(value) => setType(value === 'jpeg' ? 'jpeg' : 'png')}
            />
          ) : null}
          <MyName user={user} checked={asksName} onChange={setAsksName} />
          <div>
            <Button
              icon={<FolderDown size={16} aria-hidden="true" />}
              busy={preparing === 'all'}
              busyLabel="Preparing"
              onClick={() => void downloadAll(backgrounds, platform, type)}
            >
              Download all
            </Button>
          </div>
        </>
      }
      board={
        <Canvas
          label="Piece"
          guides={guides}
          shownSides={[
            {
              side,
              board: (
                <div className={styles.natural} style={{ inlineSize: size.width, blockSize: size.height }}>
                  {isNamed ? (
                    <LazyNamedPicture background={background} user={user} />
                  ) : (
                    <BackgroundPicture
                      key={background.id}
                      background={background}
                      src={background.medium}
                      srcSet={`${background.medium} 960w, ${background.url} 1920w`}
                      sizes={`${size.width}px`}
                      alt={`${background.name}, with the logo in the top-left corner`}
                      {...size}
                    />
                  )}
                  {showsPerson ? <PersonOutline /> : null}
                </div>
              ),
            },
          ]}
          tools={
            <>
              <Checkbox label="Show a person" checked={showsPerson} onCheckedChange={setShowsPerson} />
              <GuideChoice sides={[side]} shownKinds={guides} onChange={setGuides} />
            </>
          }
        />
      }
      rail={{
        panel: 'about',
        onPanel: () => {},
        panels: [
          {
            id: 'about',
            label: 'About',
            content: (
              <div className={styles.about}>
                <Text size="sm">
                  {`${background.name}, ${background.category}. ${background.dimensions} pixels.`}
                </Text>
                <Text size="sm" tone="muted">
                  In a large meeting, others see only the middle of your video, with your name at the bottom.
                  Turn on “Areas hidden by the platform” under Guides to see what's hidden.
                </Text>
                <Text size="sm" tone="muted">
                  You see yourself mirrored. Everyone else sees the logo and name the right way around.
                </Text>
              </div>
            ),
          },
        ],
      }}
    />
  );
}

/** The outline of a person in front of the background. It isn't in any file. */
const PersonOutline = () => (
  <svg className={styles.showsPerson} viewBox="0 0 1920 1080" aria-hidden="true">
    <path d="M960 270c-116 0-184 84-184 210 0 92 34 172 90 216v46c-8 34-60 50-150 78-150 46-236 120-254 260h996c-18-140-104-214-254-260-90-28-142-44-150-78v-46c56-44 90-124 90-216 0-126-68-210-184-210z" />
  </svg>
);
