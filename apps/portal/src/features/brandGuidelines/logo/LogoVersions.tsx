import { type LogoLayout, logoLayouts } from '@daybreak/brand';
import { logoLayoutUse } from '@daybreak/brand/guidelines';
import { Heading, Text } from '@daybreak/ui';
import { Plate } from '../Plate.tsx';
import { LogoImage } from './LogoImage.tsx';
import * as styles from './logo.css.ts';

const Version = ({ layout }: { layout: LogoLayout }) => {
  const { name, use } = logoLayoutUse[layout];
  const primary = layout === 'logo';
  return (
    <figure className={`${styles.figure} ${primary ? styles.first : ''}`}>
      <Plate ground="paper" className={primary ? styles.stage : styles.tile}>
        <LogoImage layout={layout} className={primary ? styles.big : styles.square} />
      </Plate>
      <figcaption className={styles.caption}>
        <Heading level={4}>{name}</Heading>
        <Text size="sm" tone="muted">
          {use}
        </Text>
      </figcaption>
    </figure>
  );
};

/** The three arrangements of the mark and the name. */
export const LogoVersions = () => (
  <div className={styles.versions}>
    {logoLayouts.map((layout) => (
      <Version key={layout} layout={layout} />
    ))}
  </div>
);
