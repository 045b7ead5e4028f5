import { services } from '../content.ts';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { StagePicture } from './parts/StagePicture.tsx';
import * as styles from './ServicesSlide.css.ts';
import { ground, list, slide } from './slide.css.ts';

/** Position of each picture's subject, in the services' order. */
const focuses = ['62% 50%', '66% 50%', '18% 50%', '16% 60%'];

/** Four pictures, four words. */
export const ServicesSlide = () => (
  <div className={`${slide} ${ground.white} ${styles.layout}`}>
    <SlideHeading className={styles.title}>{services.title}</SlideHeading>
    <ul className={`${list} ${styles.strips}`}>
      {services.points.map(({ name, text, picture }, index) => (
        <li key={name} className={styles.strip}>
          <StagePicture picture={picture} focus={focuses[index]} />
          <div className={styles.scrim} />
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
