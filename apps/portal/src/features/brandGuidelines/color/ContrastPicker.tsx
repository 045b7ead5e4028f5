import { type PaletteName, palette, paletteNames } from '@daybreak/brand';
import { useId, useState } from 'react';
import { color } from '../messages.ts';
import * as styles from './Contrast.css.ts';
import { pairOf } from './contrastPairs.ts';

/** One ground at a time, and every text color on it. */
export function ContrastPicker() {
  const [ground, setGround] = useState<PaletteName>('teal');
  const name = useId();
  return (
    <div className={styles.picker}>
      <fieldset>
        <legend>{color.chooseGround}</legend>
        <div className={styles.chooser}>
          {paletteNames.map((option) => (
            <label key={option} className={styles.choice}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                style={{ background: palette[option].hex }}
                checked={option === ground}
                onChange={() => setGround(option)}
              />
              <span>{palette[option].name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.rows}>
        {paletteNames
          .filter((text) => text !== ground)
          .map((text) => {
            const { ratio, verdict } = pairOf(text, ground);
            return (
              <li key={text} className={styles.pairRow}>
                <span
                  aria-hidden="true"
                  className={styles.sample}
                  style={{ background: palette[ground].hex, color: palette[text].hex }}
                />
                <span>{palette[text].name}</span>
                <span className={styles.ratio}>{ratio}</span>
                <span className={styles.verdict[verdict]}>{color.verdicts[verdict]}</span>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
