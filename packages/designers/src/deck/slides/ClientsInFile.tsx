import { clients } from '../content.ts';
import * as styles from './ClientsInFile.css.ts';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { StagePicture } from './parts/StagePicture.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Position of the subject in each picture's band, in the clients' order. */
const focuses = ['50% 42%', '50% 60%', '50% 70%', '50% 45%', '50% 60%'];

/** The clients without interaction: each with its picture and what we do for it. */
export const ClientsInFile = () => (
  <div className={`${slide} ${ground.white} ${styles.layout}`}>
    <SlideHeading className={styles.title}>{clients.title}</SlideHeading>
    <ul className={`${list} ${styles.rows}`}>
      {clients.points.map(({ name, text, picture }, index) => (
        <li key={name} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          <div className={styles.exhibit}>
            <StagePicture picture={picture} focus={focuses[index]} />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
