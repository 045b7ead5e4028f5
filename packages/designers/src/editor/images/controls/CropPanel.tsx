import { maxScale, type PictureChoice } from '../pictureValue.ts';
import { FocalPoint } from './FocalPoint.tsx';
import * as styles from './PictureControl.css.ts';

interface CropPanelProps extends Pick<PictureChoice, 'focus' | 'scale'> {
  /** The field's label. */
  label: string;
  url: string;
  onCrop: (change: Partial<Pick<PictureChoice, 'focus' | 'scale'>>) => void;
}

/** A picture's focal point and scale. */
export function CropPanel({ label, url, focus, scale, onCrop }: CropPanelProps) {
  const percent = Math.round(100 * scale);
  return (
    <div className={styles.cropping}>
      <FocalPoint
        label={`Focal point of ${label}`}
        url={url}
        point={focus}
        onMove={(point) => onCrop({ focus: point })}
      />
      <label className={styles.scale}>
        <span>Scale</span>
        <input
          type="range"
          className={styles.range}
          min={100}
          max={100 * maxScale}
          step={5}
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={(event) => onCrop({ scale: Number(event.target.value) / 100 })}
        />
        <span aria-hidden="true">{`${percent}%`}</span>
      </label>
    </div>
  );
}
