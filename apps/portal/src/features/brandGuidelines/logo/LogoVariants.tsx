import { type LogoVariant, logoVariants } from '@daybreak/brand';
import { logoVariantUse } from '@daybreak/brand/guidelines';
import { Heading, Text } from '@daybreak/ui';
import { logo } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import { grounds } from './grounds.ts';
import { LogoImage } from './LogoImage.tsx';
import * as styles from './logo.css.ts';

const Variant = ({ variant }: { variant: LogoVariant }) => {
  const { name, ground, use, avoid } = logoVariantUse[variant];
  return (
    <figure className={variant === 'primary' ? `${styles.figure} ${styles.first}` : styles.figure}>
      <Plate ground={grounds[variant]} sizes="(min-width: 1024px) 27rem, 90vw" className={styles.tile}>
        <LogoImage variant={variant} className={styles.medium} />
      </Plate>
      <figcaption className={styles.caption}>
        <Heading level={4}>{name}</Heading>
        <Text size="sm" weight="medium">
          {`${logo.ground}: ${ground}`}
        </Text>
        <Text size="sm" tone="muted">
          {`${use} ${avoid}`}
        </Text>
      </figcaption>
    </figure>
  );
};

/** The logo's color variants, each on the ground it's drawn for. The usual one comes first and spans the full width. */
export const LogoVariants = () => (
  <div className={styles.pair}>
    {logoVariants.map((variant) => (
      <Variant key={variant} variant={variant} />
    ))}
  </div>
);
