import { Alert, asSentence, Boundary, Button, lazyPart, TextField } from '@daybreak/ui';
import { Crop, Images, Undo2 } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { PictureSlot, type SlotPicture } from '../../artwork/PictureSlot.tsx';
import { brandPictureNamed } from '../brandPictures.ts';
import { maxDescriptionLength, maxScale, type PictureChoice, writePictureValue } from '../pictureValue.ts';
import { uploadFocus } from '../slotPicture.ts';
import type { TeamCopy } from '../team/teamPictures.ts';
import type { PictureSource } from '../usePictures.ts';
import { FocalPoint } from './FocalPoint.tsx';
import * as styles from './PictureControl.css.ts';
import { useFilesIn } from './useFilesIn.ts';

/** Downloaded when the user is about to look at the library. */
const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'), 'PictureDialog');

interface PictureControlProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** The draft's value; empty means the default. */
  value: string;
  /** The picture that the piece shows for it. A logo may be missing. */
  picture?: SlotPicture;
  /** The message if the chosen picture isn't here. */
  missing?: string;
  /** True to show it whole, and to offer only the user's own pictures. */
  isLogo?: boolean;
  pictures: PictureSource;
  onChange: (value: string) => void;
}

const libraryMissing = "Couldn't load the pictures. Check your connection and try again.";

/**
 * A picture field in a form: the current crop, the way to choose another picture, and this one's focal point and scale.
 * Memoized, so a keystroke redraws it only if it changes the picture.
 */
export const PictureControl = memo(function PictureControl({
  label,
  hint,
  error = '',
  value,
  picture,
  missing = '',
  isLogo = false,
  pictures,
  onChange,
}: PictureControlProps) {
  const id = useId();
  /** The reset button was pressed and still has the focus. */
  const [justReset, setJustReset] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const [adding, setAdding] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { source, focus = uploadFocus, scale = 1, shows = '' } = picture ?? {};

  const choose = (chosen: PictureChoice['source']) => {
    setChoosing(false);
    const own = 'library' in chosen ? brandPictureNamed(chosen.library)?.focus : undefined;
    onChange(writePictureValue({ source: chosen, focus: own ?? uploadFocus, scale: 1 }));
  };
  const takeIn = pictures.add;
  const add =
    takeIn &&
    (async (files: readonly File[]) => {
      setAdding(true);
      try {
        const { added, refusals: sentences } = await takeIn(files, isLogo ? 'logo' : undefined);
        setRefusals(sentences);
        if (added[0]) choose({ upload: added[0].id });
        // The dialog says why nothing was added.
        else if (sentences.length > 0) setChoosing(true);
      } finally {
        setAdding(false);
      }
    });
  const crop = (change: Partial<Pick<PictureChoice, 'focus' | 'scale' | 'shows'>>) => {
    if (source) onChange(writePictureValue({ source, focus, scale, shows, ...change }));
  };
  const { over, handlers } = useFilesIn(add);
  const upload = source && 'upload' in source ? uploadNamed(source.upload, pictures) : undefined;
  const messages = [missing, error].filter(Boolean);
  const describedBy = [messages.length > 0 ? `${id}-error` : '', hint ? `${id}-hint` : ''].join(' ').trim();

  return (
    <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.slot} data-over={over || undefined} {...handlers}>
        {isLogo ? (
          <div className={styles.crop}>
            {picture ? <img className={styles.whole} src={picture.preview ?? picture.url} alt="" /> : null}
          </div>
        ) : picture ? (
          <PictureSlot picture={{ ...picture, alt: '' }} className={styles.crop} />
        ) : null}
        <div className={styles.words}>
          <div>
            <div className={styles.name}>{asSentence(picture ? nameOf(picture, pictures) : 'None')}</div>
            {value === '' && !isLogo ? <div className={styles.note}>The default</div> : null}
            {upload?.team ? <div className={styles.note}>{creditOf(upload.team)}</div> : null}
          </div>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Images size={14} aria-hidden="true" />}
              busy={adding}
              busyLabel="Adding"
              onFocus={PictureDialog.preload}
              onPointerEnter={PictureDialog.preload}
              onClick={() => {
                setRefusals([]);
                setChoosing(true);
              }}
            >
              {isLogo ? 'Choose logo' : 'Choose picture'}
            </Button>
            {add && !isLogo ? (
              <Button
                size="small"
                icon={<Crop size={14} aria-hidden="true" />}
                aria-expanded={cropping}
                onClick={() => setCropping(!cropping)}
              >
                Crop
              </Button>
            ) : null}
            {value !== '' || justReset ? (
              <Button
                size="small"
                tone="quiet"
                icon={<Undo2 size={14} aria-hidden="true" />}
                disabled={value === ''}
                onBlur={() => setJustReset(false)}
                onClick={() => {
                  setJustReset(true);
                  onChange('');
                }}
              >
                {isLogo ? 'Remove' : 'Use the default'}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {cropping && picture ? (
        <div className={styles.cropping}>
          <FocalPoint
            label={`Focal point of ${label}`}
            url={picture.preview ?? picture.url}
            point={focus}
            onMove={(point) => crop({ focus: point })}
          />
          <label className={styles.scale}>
            <span>Scale</span>
            <input
              type="range"
              className={styles.range}
              min={100}
              max={100 * maxScale}
              step={5}
              value={Math.round(100 * scale)}
              aria-valuetext={`${Math.round(100 * scale)}%`}
              onChange={(event) => crop({ scale: Number(event.target.value) / 100 })}
            />
            <span aria-hidden="true">{`${Math.round(100 * scale)}%`}</span>
          </label>
        </div>
      ) : null}
      {source && 'upload' in source && add ? (
        <TextField
          label={isLogo ? 'Whose logo it is' : 'What it shows'}
          hint="Read aloud to people who can't see it."
          maxLength={maxDescriptionLength}
          value={shows}
          onChange={({ target }) => crop({ shows: target.value })}
        />
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      ) : null}
      {messages.length > 0 ? (
        <p id={`${id}-error`} className={styles.error}>
          {messages.join(' ')}
        </p>
      ) : null}
      {choosing ? (
        <Boundary fallback={() => <Alert tone="danger" title={libraryMissing} />}>
          <Suspense fallback={null}>
            <PictureDialog
              label={label}
              current={source}
              images={pictures.images}
              choices={isLogo ? [] : pictures.choices}
              team={isLogo || !pictures.team || !add ? undefined : pictures}
              adding={adding}
              refusals={refusals}
              onAdd={add}
              onChoose={choose}
              onChosen={(chosen) => {
                setChoosing(false);
                onChange(chosen);
              }}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        </Boundary>
      ) : null}
    </fieldset>
  );
});

const day = (date: string) =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The credit of a photograph, and its last day. */
const creditOf = ({ credit, expiresOn }: TeamCopy) =>
  expiresOn ? `Photo: ${credit}. Use it until ${day(expiresOn)}.` : `Photo: ${credit}.`;

/** Returns the name that the user knows it by: its title in the library, or the file name. */
function nameOf({ source, alt }: SlotPicture, pictures: PictureSource): string {
  if (!source) return alt;
  if ('library' in source) return brandPictureNamed(source.library)?.title ?? alt;
  return uploadNamed(source.upload, pictures)?.name ?? alt;
}

const uploadNamed = (upload: string, { images }: PictureSource) => images.find(({ id }) => id === upload);
