import { clearSpace } from '@daybreak/brand/guidelines';
import { logo } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { ClearSpace } from './ClearSpace.tsx';
import { LogoVariants } from './LogoVariants.tsx';
import { LogoVersions } from './LogoVersions.tsx';
import { MinimumSizes } from './MinimumSizes.tsx';
import { Misuses } from './Misuses.tsx';

/** Which logo to take, how much room it needs, and what nobody does to it. */
export const LogoSection = () => (
  <Section id="logo-usage" lead={logo.lead}>
    <Block title={logo.versions} text={logo.versionsText}>
      <LogoVersions />
    </Block>
    <Block title={logo.variants} text={logo.variantsText}>
      <LogoVariants />
    </Block>
    <Block title={logo.clearSpace} text={clearSpace.rule}>
      <ClearSpace />
    </Block>
    <Block title={logo.minimum} text={logo.minimumText}>
      <MinimumSizes />
    </Block>
    <Block title={logo.misuse} text={logo.misuseText} wide>
      <Misuses />
    </Block>
  </Section>
);
