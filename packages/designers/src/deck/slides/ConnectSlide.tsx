import { company, logoViewBox } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import { connect } from '../content.ts';
import * as styles from './ConnectSlide.css.ts';
import { SlideHeading } from './parts/SlideHeading.tsx';
import { StagePicture } from './parts/StagePicture.tsx';
import { ground, slide } from './slide.css.ts';

/** Thanks, and how to reach us. */
export const ConnectSlide = () => (
  <div className={`${slide} ${ground.night} ${styles.layout}`}>
    <div className={styles.words}>
      <div className={styles.head}>
        <p className={styles.lead}>{connect.lead}</p>
        <SlideHeading className={styles.title}>{connect.title}</SlideHeading>
      </div>
      <dl className={styles.contacts}>
        {connect.contacts.map(({ name, text, href }) => (
          <div key={name} className={styles.contact}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              {href ? (
                <a className={styles.link} href={href}>
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <img
        className={styles.logo}
        src={logo}
        alt={company.name}
        width={logoViewBox.logo.width}
        height={logoViewBox.logo.height}
      />
    </div>
    <div className={styles.exhibit}>
      <StagePicture picture={connect.picture} />
    </div>
  </div>
);
