import type { CatalogueEntry } from '@daybreak/designers';
import { Link } from 'react-router-dom';
import * as styles from './MaterialCard.css.ts';
import { MaterialPreview } from './MaterialPreview.tsx';

interface MaterialCardProps {
  entry: CatalogueEntry;
  wide?: boolean;
}

/** A Marketing Center material: what it is, what its designer can do, and the way in. */
export const MaterialCard = ({ entry, wide = false }: MaterialCardProps) => (
  <article className={wide ? styles.wide : styles.card}>
    <div className={styles.picture}>
      <MaterialPreview load={entry.preview} />
    </div>
    <div className={styles.body}>
      <h2 className={styles.title}>
        <Link to={`/marketing-materials?type=${entry.id}`} className={styles.link}>
          {entry.title}
        </Link>
      </h2>
      <p className={styles.summary}>{entry.summary}</p>
      <ul className={styles.features}>
        {entry.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
    </div>
  </article>
);
