import { useId, useState } from 'react';
import { clients } from '../content.ts';
import * as styles from './ClientsSlide.css.ts';
import { SlideHeading } from './SlideHeading.tsx';
import { StagePicture } from './StagePicture.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Five kinds of clients: pointing at one, focusing or clicking it shows its picture and what we do for it. */
export function ClientsSlide() {
  const [selected, setSelected] = useState(0);
  const captionId = useId();
  return (
    <div className={`${slide} ${ground.white} ${styles.layout}`}>
      <div className={styles.words}>
        <SlideHeading>{clients.title}</SlideHeading>
        <ul className={`${list} ${styles.choices}`}>
          {clients.points.map(({ name }, index) => (
            <li key={name}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={index === selected}
                aria-describedby={index === selected ? captionId : undefined}
                onClick={() => setSelected(index)}
                onFocus={() => setSelected(index)}
                onPointerEnter={() => setSelected(index)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.exhibit}>
        {clients.points.map(({ name, picture }, index) => (
          <div key={name} className={styles.layer} data-shown={index === selected || undefined}>
            <StagePicture picture={picture} />
          </div>
        ))}
        <figcaption id={captionId} className={styles.caption}>
          {clients.points[selected]?.text}
        </figcaption>
      </figure>
    </div>
  );
}
