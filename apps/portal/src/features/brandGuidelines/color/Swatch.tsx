import { type PaletteName, palette } from '@daybreak/brand';
import { Heading, Text } from '@daybreak/ui';
import { CopyValues } from './CopyValues.tsx';
import * as styles from './Swatch.css.ts';

interface SwatchProps {
  color: PaletteName;
  /** The color's name here, if it differs from the palette's. */
  name?: string;
  /** The color's purpose, if shorter than the palette's description. */
  role?: string;
  tall?: boolean;
}

/** A color, its purpose, and its values to copy. */
export const Swatch = ({ color, name = palette[color].name, role, tall = false }: SwatchProps) => (
  <div className={styles.card}>
    <div
      className={tall ? `${styles.field} ${styles.tall}` : styles.field}
      style={{ background: palette[color].hex }}
    />
    <div className={styles.words}>
      <Heading level={4} size={tall ? 'lg' : 'md'}>
        {name}
      </Heading>
      <Text size="sm" tone="muted">
        {role ?? palette[color].use}
      </Text>
    </div>
    <CopyValues name={color} shownName={name} />
  </div>
);
