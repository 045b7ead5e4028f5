import type { Picture } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { Link, Sentence } from '@daybreak/ui';
import { useId } from 'react';
import type { SlideContent } from '../slideContent.ts';
import * as styles from './DeckDocument.css.ts';

/** Widths of the picture files in pixels, for screens with one and two pixels per CSS pixel. */
const widths = [480, 960] as const;

/** A slide, as a section of the document. */
export function ReadingSection({
  content: { title, lead, figures = [], points = [], ordered = false, contacts = [] },
}: {
  content: SlideContent;
}) {
  const id = useId();
  const List = ordered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {points.length > 0 ? (
        <List className={ordered ? styles.steps : styles.points}>
          {points.map(({ name, text, picture }) => (
            <li key={name} className={picture ? styles.pictured : undefined}>
              {picture ? <ReadingPicture picture={picture} /> : null}
              <div>
                {text ? <h3 className={styles.name}>{name}</h3> : <span>{name}</span>}
                {text ? <p>{text}</p> : null}
              </div>
            </li>
          ))}
        </List>
      ) : null}
      {figures.length > 0 ? (
        <ul className={styles.figures}>
          {figures.map(({ value, unit, text }) => (
            <li key={value}>
              <strong className={styles.value}>{[value, unit].filter(Boolean).join(' ')}</strong>
              <span>{` ${text}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {contacts.length > 0 ? (
        <dl className={styles.contacts}>
          {contacts.map(({ name, text, href }) => (
            <div key={name} className={styles.contact}>
              <dt>{name}</dt>
              <dd>
                {href ? (
                  <Link href={href}>
                    <Sentence>{text}</Sentence>
                  </Link>
                ) : (
                  <Sentence>{text}</Sentence>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

const ReadingPicture = ({ picture: { file, alt, width, height } }: { picture: Picture }) => (
  <img
    className={styles.picture}
    src={pictureUrl(file, widths[0], 'webp')}
    srcSet={widths.map((pixels, index) => `${pictureUrl(file, pixels, 'webp')} ${index + 1}x`).join(', ')}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
