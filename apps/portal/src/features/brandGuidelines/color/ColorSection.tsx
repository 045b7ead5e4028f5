import { brandColors, designerColors, palerInPrint, palette } from '@daybreak/brand';
import { Alert } from '@daybreak/ui';
import { color } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { Contrast } from './Contrast.tsx';
import * as styles from './Swatch.css.ts';
import { Swatch } from './Swatch.tsx';

const paler = new Intl.ListFormat('en-GB').format(
  palerInPrint.map((name) => palette[name].name.toLowerCase()),
);

export const BrandColorsBlock = () => (
  <Block title={color.brand} text={color.brandText} wide>
    <div className={styles.three}>
      {brandColors.map((name) => (
        <Swatch key={name} color={name} tall />
      ))}
    </div>
    <Alert role="note" tone="info" title={color.paler(paler)}>
      {color.palerText}
    </Alert>
  </Block>
);
export const DesignerColorsBlock = () => (
  <Block title={color.designer} text={color.designerText} wide>
    <div className={styles.four}>
      {designerColors.map((entry) => (
        <Swatch key={entry.color} {...entry} />
      ))}
    </div>
  </Block>
);
export const GroundsBlock = () => (
  <Block title={color.grounds} text={color.groundsText}>
    <div className={styles.two}>
      <Swatch color="night" />
      <Swatch color="white" />
    </div>
  </Block>
);
export const ContrastBlock = () => (
  <Block title={color.contrast} text={color.contrastText} wide>
    <Contrast />
  </Block>
);

/** The palette with its values, and which of its pairs are readable. */
export const ColorSection = () => (
  <Section id="color-palette" lead={color.lead}>
    <BrandColorsBlock />
    <DesignerColorsBlock />
    <GroundsBlock />
    <ContrastBlock />
  </Section>
);
