import { company } from '@daybreak/brand';
import * as parts from '../artwork/artwork.css.ts';
import { type Box, pixelBoxStyle } from '../artwork/box.ts';
import { contactOf, type UserDetails } from '../userDetails/userDetails.ts';
import * as styles from './AdsArtwork.css.ts';
import type { AdLayout } from './layouts/adLayout.ts';

interface AdsContactProps {
  contact: NonNullable<AdLayout['contact']>;
  user: UserDetails;
}

/** The web address, and where there is room the person's phone and e-mail: on one line at the far end of the band, else on two. */
export function AdsContact({ contact: { size, onBand, website, person }, user }: AdsContactProps) {
  const { phone, email } = contactOf(user);
  const look = onBand ? styles.onBand : '';
  return (
    <>
      <Lines lines={[company.website.replace('https://', '')]} size={size} box={website} className={look} />
      {person ? (
        <Lines
          lines={onBand ? [`${phone}  ·  ${email}`] : [phone, email]}
          size={size}
          box={person}
          className={`${look} ${onBand ? styles.atEnd : ''}`}
        />
      ) : null}
    </>
  );
}

interface LinesProps {
  lines: readonly string[];
  size: number;
  box: Box;
  className: string;
}

const Lines = ({ lines, size, box, className }: LinesProps) => (
  <div className={`${parts.box} ${styles.contact} ${className}`} style={pixelBoxStyle(box)}>
    {lines.map((line) => (
      <div
        key={line}
        className={styles.contactLine}
        style={{
          fontSize: `calc(${size}px * var(--fit, 1))`,
          maxBlockSize: box.height / lines.length,
        }}
        data-fit="contact"
        dir="ltr"
      >
        {line}
      </div>
    ))}
  </div>
);
