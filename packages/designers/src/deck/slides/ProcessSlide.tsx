import { ourProcess } from '../content.ts';
import * as styles from './ProcessSlide.css.ts';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { ground, list, numeral, slide } from './slide.css.ts';

/** Five steps up to the rising disc. */
export const ProcessSlide = () => (
  <div className={`${slide} ${ground.white} ${styles.layout}`}>
    <div className={styles.head}>
      <SlideHeading>{ourProcess.title}</SlideHeading>
      <p className={styles.lead}>{ourProcess.lead}</p>
    </div>
    <div className={styles.disc} />
    <ol className={`${list} ${styles.steps}`}>
      {ourProcess.points.map(({ name }, index) => (
        <li key={name} className={styles.step}>
          <span className={`${numeral} ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  </div>
);
