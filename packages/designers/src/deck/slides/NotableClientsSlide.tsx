import { notableClients } from '../content.ts';
import * as styles from './NotableClientsSlide.css.ts';
import { Rows } from './parts/Rows.tsx';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Nine logos on white, next to the first light over the rows. */
export const NotableClientsSlide = () => (
  <div className={`${slide} ${ground.white} ${styles.layout}`}>
    <div className={`${ground.teal} ${styles.head}`}>
      <SlideHeading>{notableClients.title}</SlideHeading>
      <div className={styles.disc} />
      <Rows count={6} className={styles.rows} />
    </div>
    <ul className={`${list} ${styles.grid}`}>
      {notableClients.points.map(({ name, mark }) => (
        <li key={name} className={styles.cell}>
          <img className={styles.logo} src={mark} alt={name} />
        </li>
      ))}
    </ul>
  </div>
);
