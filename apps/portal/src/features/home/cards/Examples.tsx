import second from '../../../shared/readyPictures/ready/drop-off-day.webp';
import first from '../../../shared/readyPictures/ready/hiring-technicians.webp';
import third from '../../../shared/readyPictures/ready/quote-24-hours.webp';
import * as styles from './continue/ContinueCard.css.ts';

/** What can be made, for someone who has made nothing yet. */
export const Examples = () => (
  <div className={styles.examples}>
    {[first, second, third].map((source) => (
      <img key={source} src={source} alt="" className={styles.example} decoding="async" />
    ))}
  </div>
);
