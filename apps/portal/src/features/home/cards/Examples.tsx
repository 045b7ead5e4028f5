import { pictureOf } from '../../../shared/readyPictures/readyPictures.ts';
import * as styles from './ContinueCard.css.ts';

const examples = ['hiring-technicians', 'drop-off-day', 'quote-24-hours'];

/** What can be made, for someone who has made nothing yet. */
export const Examples = () => (
  <div className={styles.examples}>
    {examples.map((id) => (
      <img key={id} src={pictureOf('ready', id)} alt="" className={styles.example} decoding="async" />
    ))}
  </div>
);
