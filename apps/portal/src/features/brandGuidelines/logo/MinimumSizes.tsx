import { logoLayouts } from '@daybreak/brand';
import { logoLayoutUse } from '@daybreak/brand/guidelines';
import { Heading, Text } from '@daybreak/ui';
import { logo } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import { LogoImage } from './LogoImage.tsx';
import { caption } from './logo.css.ts';
import * as styles from './MinimumSizes.css.ts';

/** Each version at its minimum size, in true size. */
export const MinimumSizes = () => (
  <div className={styles.three}>
    {logoLayouts.map((layout) => {
      const { name, minimumWidth } = logoLayoutUse[layout];
      return (
        <figure key={layout} className={styles.item}>
          <Plate ground="paper" className={styles.plate}>
            <div className={styles.measured}>
              <LogoImage
                layout={layout}
                width={minimumWidth.px}
                className={styles.image}
                style={{ inlineSize: minimumWidth.px }}
              />
              <div className={styles.line} style={{ inlineSize: minimumWidth.px }} />
            </div>
          </Plate>
          <figcaption className={caption}>
            <Heading level={4}>{name}</Heading>
            <Text size="sm" tone="muted">
              {logo.smallest(minimumWidth.px, minimumWidth.mm)}
            </Text>
          </figcaption>
        </figure>
      );
    })}
  </div>
);
