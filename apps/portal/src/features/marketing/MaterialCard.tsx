import type { CatalogueEntry } from '@daybreak/designers';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { designerAddress, studioAddress } from '../../shared/navigation/marketingAddresses.ts';
import { pictureBoxes, readyPictureUrl } from '../../shared/readyPictures/readyPictures.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { addressFromHub, lastView, storeView } from './designerViews.ts';
import * as styles from './MaterialCard.css.ts';
import { marketing } from './messages.ts';
import { preloadDesigner } from './preloadDesigner.ts';

/** A material's description, its designer's features, and links to its views. */
export const MaterialCard = ({ entry, wide = false }: { entry: CatalogueEntry; wide?: boolean }) => {
  const { userId } = usePerson().person.session;
  const title = useId();
  return (
    <article
      className={wide ? styles.wideCard : styles.card}
      onPointerEnter={() => preloadDesigner(entry.id)}
      onFocus={() => preloadDesigner(entry.id)}
    >
      <div className={styles.picture}>
        <img
          src={readyPictureUrl('materials', entry.id)}
          alt=""
          className={styles.image}
          style={{ blockSize: pictureBoxes.materials.height }}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link id={title} to={addressFromHub(userId, entry)} className={styles.link}>
            {entry.title}
          </Link>
        </h3>
        <p className={styles.summary}>{entry.summary}</p>
        <ul className={styles.features}>
          {entry.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
        {entry.hasStudio ? <OtherView id={entry.id} userId={userId} title={title} /> : null}
      </div>
    </article>
  );
};

/** Opens the designer in the view that the card doesn't open, and remembers that view for all designers. */
function OtherView({ id, userId, title }: { id: string; userId: string; title: string }) {
  const own = useId();
  const otherView = lastView(userId) === 'page' ? 'studio' : 'page';
  return (
    <Link
      id={own}
      to={otherView === 'studio' ? studioAddress(id) : designerAddress(id)}
      className={styles.otherView}
      aria-labelledby={`${own} ${title}`}
      onClick={() => storeView(userId, otherView)}
    >
      {marketing.openAs[otherView]}
    </Link>
  );
}
