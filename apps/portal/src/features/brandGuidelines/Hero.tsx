import { version } from '@daybreak/brand/package.json';
import { column, display } from './BrandGuidelinesPage.css.ts';
import * as styles from './Hero.css.ts';
import { guidelines } from './messages.ts';
import { SectionLink } from './SectionLink.tsx';

/** First light over ordered rows: the page's title with the house motif. */
export const Hero = () => (
  <div className={styles.hero}>
    <div className={styles.disc} />
    <div className={styles.rows} />
    <div className={column}>
      <div className={styles.words}>
        <h1 className={`${display} ${styles.title}`}>{guidelines.title}</h1>
        <p className={styles.lead}>{guidelines.lead}</p>
        <SectionLink className={styles.version} to="changelog">
          {guidelines.version(version)}
        </SectionLink>
      </div>
    </div>
  </div>
);
