import type { ExportedFile, Exporter } from '@daybreak/print';
import { Button, Dialog, EmptyState, Heading, lazyPart, RadioGroup } from '@daybreak/ui';
import { ArrowLeft, Download, Eye, FolderDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../../editor/designer.ts';
import { browserExporter } from '../../editor/print.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { type PieceStudio, StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import { defaultUserDetails, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import type { BatchControl } from '../businessCard/BusinessCardSection.tsx';
import { BackgroundPicture } from './BackgroundPicture.tsx';
import {
  type Background,
  type FileType,
  hallBackgrounds,
  backgrounds as ours,
  type Platform,
  platforms,
} from './backgrounds.ts';
import type { BackgroundFormat } from './composeBackground.ts';
import { fileTypes } from './fileTypes.ts';
import { LazyNamedPicture } from './LazyNamedPicture.tsx';
import * as styles from './MeetingBackgrounds.css.ts';
import { MyName } from './MyName.tsx';
import { useBackgroundDownload } from './useBackgroundDownload.ts';

export interface MeetingBackgroundsProps extends BackgroundChoiceProps {
  /** Opens its studio. */
  studio: PieceStudio;
  /** The page with the backgrounds of many people; absent if they're only made for one. */
  batch?: BatchControl;
}

interface BackgroundChoiceProps {
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

const BackgroundBatch = lazyPart(() => import('./BackgroundBatch.tsx'), 'BackgroundBatch');
const BackgroundStudio = lazyPart(() => import('./BackgroundStudio.tsx'), 'BackgroundStudio');

const all = () => ours;

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
          {batch ? <Button onClick={batch.onOpen}>Make many backgrounds</Button> : null}
        </div>
        {batch?.isOpen ? (
          <DownloadedPart>
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

/** First the meeting platform, then its backgrounds. */
function BackgroundChoice({
  user = defaultUserDetails,
  exporter = browserExporter,
  notify,
  backgroundsOf = all,
  compose,
  save,
}: BackgroundChoiceProps) {
  const [platform, setPlatform] = useState<Platform>();
  const [type, setType] = useState<FileType>('png');
  const [previewed, setPreviewed] = useState<Background>();
  const [asksName, setAsksName] = useState(false);
  const isNamed = asksName && user.name.trim() !== '';
  const { preparing, download, downloadAll } = useBackgroundDownload(notify, {
    compose,
    save,
    named: isNamed ? { user, exporter } : undefined,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef<string>(undefined);
  const tiles = useRef(new Map<string, HTMLButtonElement>());

  // Moves the focus to the next step's heading, or back to the tile, because the step that had it is gone.
  useEffect(() => {
    if (platform) heading.current?.focus();
    else if (chosen.current) tiles.current.get(chosen.current)?.focus();
  }, [platform]);

  if (!platform)
    return (
      <ul className={styles.tiles}>
        {platforms.map((each) => {
          const { length } = backgroundsOf(each);
          // The bright ones and the plain one are counted separately.
          const count = Math.min(length, hallBackgrounds.length);
          return (
            <li key={each.value} className={styles.item}>
              <button
                type="button"
                className={styles.tile}
                ref={(node) => {
                  if (node) tiles.current.set(each.value, node);
                }}
                onClick={() => {
                  chosen.current = each.value;
                  setPlatform(each);
                  setType(each.fileType ?? 'png');
                }}
              >
                <img src={each.logo} alt="" className={styles.logo} width={40} height={40} />
                <strong>{each.label}</strong>
                <span className={styles.facts}>
                  <span>{`${each.dimensions} `}</span>
                  <span>{`${count} ${count === 1 ? 'background' : 'backgrounds'} `}</span>
                  {length > count ? <span>{`+ ${length - count} bright or plain`}</span> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    );

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
      <div className={styles.head}>
        <Button
          tone="quiet"
          size="small"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={() => setPlatform(undefined)}
        >
          Back
        </Button>
        <Heading level={3} size="md" ref={heading} tabIndex={-1} className={styles.heading}>
          {platform.label}
        </Heading>
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
      </div>
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
        <ul className={styles.backgrounds}>
          {choices.map((background) => (
            <li key={background.id} className={styles.background}>
              {isNamed ? (
                <LazyNamedPicture background={background} user={user} isThumbnail />
              ) : (
                <BackgroundPicture
                  background={background}
                  src={background.small}
                  srcSet={`${background.small} 480w, ${background.medium} 960w`}
                  sizes="(max-width: 767px) 90vw, 320px"
                  alt=""
                  width={480}
                  height={270}
                  loading="lazy"
                />
              )}
              <div className={styles.words}>
                <Heading level={4} size="sm">
                  {background.name}
                </Heading>
                <span className={styles.facts}>{`${background.category} · ${background.dimensions}`}</span>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    icon={<Eye size={14} aria-hidden="true" />}
                    onClick={() => setPreviewed(background)}
                  >
                    Preview
                  </Button>
                  {downloadButton(background)}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={previewed !== undefined}
        onOpenChange={() => setPreviewed(undefined)}
        size="large"
        title={previewed?.name}
        description={previewed ? `${platform.label} · ${previewed.dimensions}` : undefined}
        footer={
          previewed ? (
            <>
              <Button size="small" onClick={() => setPreviewed(undefined)}>
                Close
              </Button>
              {downloadButton(previewed, 'primary')}
            </>
          ) : null
        }
      >
        {previewed ? (
          <div className={styles.large}>
            {isNamed ? (
              <LazyNamedPicture background={previewed} user={user} />
            ) : (
              <BackgroundPicture
                background={previewed}
                src={previewed.medium}
                alt={`${previewed.name}, with the logo in the top-left corner`}
                width={960}
                height={540}
              />
            )}
          </div>
        ) : null}
      </Dialog>
    </div>
  );
}
