import { pictures } from '@daybreak/media';
import { pictureOriginalUrl } from '@daybreak/media/files';
import { BrandPicture } from '../BrandPicture.tsx';
import { assets } from '../messages.ts';
import { link } from './assets.css.ts';
import * as styles from './Pictures.css.ts';

/** The picture library, with the full-size file of each picture. */
export const Pictures = () => (
  <ul className={styles.grid}>
    {pictures.map((picture, index) => (
      <li key={picture.file} className={styles.item}>
        <BrandPicture
          picture={picture}
          alt={picture.alt}
          className={styles.picture}
          sizes={
            index < 2
              ? '(min-width: 768px) min(46vw, 37rem), 92vw'
              : '(min-width: 768px) min(30vw, 24rem), 45vw'
          }
        />
        <div className={styles.caption}>
          <span>{picture.name}</span>
          <a
            className={link}
            href={pictureOriginalUrl(picture.file)}
            download={`${picture.file}.jpg`}
            aria-label={assets.picture(picture.name, picture.width, picture.height)}
          >
            JPEG
          </a>
        </div>
      </li>
    ))}
  </ul>
);
