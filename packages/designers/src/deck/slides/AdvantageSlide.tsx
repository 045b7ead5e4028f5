import { advantage } from '../content.ts';
import * as styles from './AdvantageSlide.css.ts';
import { FigureLine } from './parts/FigureLine.tsx';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { StagePicture } from './parts/StagePicture.tsx';
import { ground, list, slide } from './slide.css.ts';

/** What we do on one side, the results on the other, as numbers over the field. */
export const AdvantageSlide = () => (
  <div className={`${slide} ${ground.white} ${styles.layout}`}>
    <div className={styles.words}>
      <SlideHeading>{advantage.title}</SlideHeading>
      <ul className={`${list} ${styles.points}`}>
        {advantage.points.map(({ name }) => (
          <li key={name} className={styles.point}>
            {name}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.exhibit}>
      <StagePicture picture={advantage.picture} focus="100% 50%" />
      <div className={styles.scrim} />
      <ul className={`${list} ${styles.figures}`}>
        {advantage.figures.map((figure) => (
          <FigureLine key={figure.value} figure={figure} className={styles.line} />
        ))}
      </ul>
    </div>
  </div>
);
