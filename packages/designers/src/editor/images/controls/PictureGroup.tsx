import { asSentence, Stack } from '@daybreak/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { PictureChoice } from '../pictureValue.ts';
import * as styles from './PictureDialog.css.ts';

/** A picture to choose. */
export interface OfferedPicture {
  source: PictureChoice['source'];
  title: string;
  shows: string;
  credit: string;
  thumbnail: string;
  onChoose: () => void;
}

export const keyOf = (source: OfferedPicture['source'] | undefined) => JSON.stringify(source);

interface PictureGroupProps {
  heading: string;
  offers: readonly OfferedPicture[];
  current: OfferedPicture['source'] | undefined;
  /** The picture that Tab reaches. */
  entry: OfferedPicture | undefined;
  onFocus: (key: string | undefined) => void;
}

/** Pictures of one kind in the list to choose from. */
export function PictureGroup({ heading, offers, current, entry, onFocus }: PictureGroupProps) {
  const id = useId();
  if (offers.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby={id} gap="2">
      <div id={id} className={styles.heading}>
        {heading}
      </div>
      <div className={styles.grid} role="presentation">
        {offers.map((offer) => {
          const { source, title, shows, credit, thumbnail, onChoose } = offer;
          const key = keyOf(source);
          const isChosen = key === keyOf(current);
          return (
            <button
              key={key}
              type="button"
              role="option"
              aria-selected={isChosen}
              tabIndex={offer === entry ? 0 : -1}
              className={styles.option}
              onFocus={() => onFocus(key)}
              onClick={onChoose}
            >
              <img className={styles.picture} src={thumbnail} alt={shows} loading="lazy" />
              <span className={styles.foot}>
                <span className={styles.title}>
                  {isChosen ? <Check size={14} aria-hidden="true" /> : null}
                  <span className={styles.name}>{asSentence(title)}</span>
                </span>
                <span className={styles.credit}>{credit}</span>
              </span>
            </button>
          );
        })}
      </div>
    </Stack>
  );
}
