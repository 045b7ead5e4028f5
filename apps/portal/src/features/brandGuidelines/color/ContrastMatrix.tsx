import { type PaletteName, palette, paletteNames } from '@daybreak/brand';
import { VisuallyHidden } from '@daybreak/ui';
import { color } from '../messages.ts';
import * as styles from './Contrast.css.ts';
import { pairOf } from './contrastPairs.ts';

function Cell({ text, ground }: { text: PaletteName; ground: PaletteName }) {
  const { ratio, verdict } = pairOf(text, ground);
  if (text === ground)
    return (
      <td className={styles.cell}>
        <VisuallyHidden>{color.same}</VisuallyHidden>
      </td>
    );
  return (
    <td className={styles.cell}>
      <div
        aria-hidden="true"
        className={styles.sample}
        style={{ background: palette[ground].hex, color: palette[text].hex }}
      />
      <div className={styles.finding}>
        <span className={styles.ratio}>{ratio}</span>
        <span className={styles.verdict[verdict]}>{color.verdicts[verdict]}</span>
      </div>
    </td>
  );
}

/** Text colors down, grounds across. */
export const ContrastMatrix = () => (
  <table className={styles.matrix}>
    <caption>
      <VisuallyHidden>{color.contrastTable}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col" className={`${styles.head} ${styles.corner}`}>
          {color.textColor} / {color.onGround}
        </th>
        {paletteNames.map((ground) => (
          <th key={ground} scope="col" className={styles.columnHead}>
            {palette[ground].name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {paletteNames.map((text) => (
        <tr key={text}>
          <th scope="row" className={styles.head}>
            {palette[text].name}
          </th>
          {paletteNames.map((ground) => (
            <Cell key={ground} text={text} ground={ground} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
