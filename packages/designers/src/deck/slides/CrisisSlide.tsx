import { crisis } from '../content.ts';
import * as styles from './CrisisSlide.css.ts';
import { FigureLine } from './parts/FigureLine.tsx';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Three numbers, the sun going down behind the first. */
export const CrisisSlide = () => (
  <div className={`${slide} ${ground.night} ${styles.layout}`}>
    <div className={styles.head}>
      <SlideHeading>{crisis.title}</SlideHeading>
      <div className={styles.disc} />
    </div>
    <ul className={`${list} ${styles.figures}`}>
      {crisis.figures.map((figure) => (
        <FigureLine key={figure.value} figure={figure} className={styles.line} />
      ))}
    </ul>
  </div>
);
