import second from '../../../../shared/readyPictures/ready/drop-off-day.webp';
import first from '../../../../shared/readyPictures/ready/hiring-technicians.webp';
import third from '../../../../shared/readyPictures/ready/quote-24-hours.webp';
import * as styles from './ContinueCard.css.ts';

/** Example pieces for users who have none yet. */
export const Examples = () => (
  <div className={styles.examples}>
    {[first, second, third].map((source) => (
      <img key={source} src={source} alt="" className={styles.example} decoding="async" />
    ))}
  </div>
);
