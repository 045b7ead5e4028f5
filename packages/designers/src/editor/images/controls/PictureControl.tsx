import { asSentence, TextField } from '@daybreak/ui';
import { memo, useId, useState } from 'react';
import { PictureSlot, type SlotPicture } from '../../artwork/PictureSlot.tsx';
import { maxDescriptionLength } from '../pictureValue.ts';
import type { PictureSource } from '../usePictures.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { CropPanel } from './CropPanel.tsx';
import { PictureActions } from './PictureActions.tsx';
import * as styles from './PictureControl.css.ts';
import { creditOf, nameOf, uploadNamed } from './pictureNames.ts';
import { useFilesIn } from './useFilesIn.ts';
import { usePictureField } from './usePictureField.ts';

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
  const [cropping, setCropping] = useState(false);
  const field = usePictureField(picture, isLogo, pictures.add, onChange);
  const { source, add } = field;
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
          <PictureActions
            isLogo={isLogo}
            adding={field.adding}
            onChoose={field.openDialog}
            cropping={cropping}
            onCropping={add && !isLogo ? setCropping : undefined}
            isDefault={value === ''}
            onReset={() => onChange('')}
          />
        </div>
      </div>
      {cropping && picture ? (
        <CropPanel
          label={label}
          url={picture.preview ?? picture.url}
          focus={field.focus}
          scale={field.scale}
          onCrop={field.crop}
        />
      ) : null}
      {source && 'upload' in source && add ? (
        <TextField
          label={isLogo ? 'Company name' : 'Description'}
          hint="Read aloud to people who can't see the picture."
          maxLength={maxDescriptionLength}
          value={field.shows}
          onChange={({ target }) => field.crop({ shows: target.value })}
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
      {field.choosing ? <ChoosePicture {...{ label, field, isLogo, pictures, onChange }} /> : null}
    </fieldset>
  );
});
