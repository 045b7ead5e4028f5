import { certifications } from '../content.ts';
import * as styles from './CertificationsSlide.css.ts';
import { useFileText } from './parts/medium.ts';
import { Rows } from './parts/Rows.tsx';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Three seals over the rows. */
export function CertificationsSlide() {
  const fileText = useFileText();
  return (
    <div className={`${slide} ${ground.white} ${styles.layout}`}>
      <SlideHeading>{certifications.title}</SlideHeading>
      <ul className={`${list} ${styles.seals}`}>
        {certifications.points.map(({ name, text, mark }) => (
          <li key={name} className={styles.seal}>
            <img className={styles.mark} src={mark} alt={fileText(name)} />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
      <Rows count={5} className={styles.rows} />
    </div>
  );
}
