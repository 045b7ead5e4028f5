import { type LogoMisuse, logoMisuses } from '@daybreak/brand/guidelines';
import { X } from 'lucide-react';
import { Plate } from '../Plate.tsx';
import { misusePictures } from './misusePictures.tsx';
import * as styles from './WrongLogoUses.css.ts';

const groundOf = (id: LogoMisuse) => (id === 'contrast' ? 'cyan' : id === 'picture' ? 'picture' : 'paper');

/** Drawn examples of wrong uses of the logo. */
export const WrongLogoUses = () => (
  <ul className={styles.grid}>
    {logoMisuses.map(({ id, rule }) => (
      <li key={id}>
        <Plate ground={groundOf(id)} bright sizes="(min-width: 768px) 18rem, 45vw" className={styles.plate}>
          {misusePictures[id]}
        </Plate>
        <p className={styles.rule}>
          <X className={styles.cross} size={18} />
          <span>{rule}</span>
        </p>
      </li>
    ))}
  </ul>
);
