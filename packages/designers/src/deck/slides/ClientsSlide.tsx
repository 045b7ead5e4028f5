import { useId } from 'react';
import { clients } from '../content.ts';
import { ClientsInFile } from './ClientsInFile.tsx';
import * as styles from './ClientsSlide.css.ts';
import { useSlideChoice } from './parts/choice.ts';
import { useSlideMedium } from './parts/medium.ts';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { StagePicture } from './parts/StagePicture.tsx';
import { ground, list, slide } from './slide.css.ts';

/** Five kinds of clients. */
export const ClientsSlide = () => (useSlideMedium() === 'file' ? <ClientsInFile /> : <ClientsOnScreen />);

/** Shows a client's picture, and what we do for it, on hover, focus or click. */
function ClientsOnScreen() {
  const { selected, choose } = useSlideChoice();
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
                onClick={() => choose(index)}
                onFocus={() => choose(index)}
                onPointerEnter={() => choose(index)}
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
